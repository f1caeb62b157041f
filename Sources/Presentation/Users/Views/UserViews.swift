#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The users screen's list, without the details that open over it.
struct UserList: View {
    let content: ListContent<User, UserError>
    let reload: @MainActor () -> Task<Void, Never>?
    let select: @MainActor (User.ID) -> Void
    let dismiss: @MainActor (UserError) -> Void

    var body: some View {
        List(content.rows) { user in
            Button(user.name) { select(user.id) }
                .tint(.primary)
        }
        .listScreen(
            UsersTexts.title, content, emptyText: UsersTexts.empty, emptyImage: "person.2",
            reload: reload,
            dismiss: dismiss)
    }
}
#endif
