#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The rows of the users screen, or why there are none.
struct UserList: View {
    let users: [User]
    /// Nil when there are users.
    let placeholder: ListPlaceholder?
    let load: @MainActor () -> Void
    let select: @MainActor (User.ID) -> Void

    var body: some View {
        List(users) { user in
            Text(user.name)
                .rowButton { select(user.id) }
        }
        .overlay {
            ListPlaceholderView(
                placeholder: placeholder, emptyText: "No Users", emptyImage: "person.2", retry: load
            )
        }
    }
}
#endif
