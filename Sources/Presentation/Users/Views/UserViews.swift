#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The list of the users screen, without the detail screens that open over the list.
struct UserList: View {
    let content: ListContent<User, UserError>
    @Binding var query: String
    let reload: @MainActor () -> ScreenTask?
    let select: @MainActor (User.ID) -> Void

    var body: some View {
        RowList(rows: content.rows, top: EmptyView(), open: select) { user in
            Text(user.name).rowButton { select(user.id) }
        }
        .listScreen(
            UsersTexts.title, content, emptyText: UsersTexts.empty, emptyImage: "person.2",
            reload: reload
        )
        .searchable(text: $query, prompt: UsersTexts.search)
        // People type names into the search field, and autocorrection would change many names.
        .autocorrectionDisabled()
    }
}

struct UserDetail: View {
    /// Nil until the user is loaded, or if there is no such user.
    let user: User?
    let loading: Loading<UserError>
    let retry: @MainActor () -> Void

    var body: some View {
        LastValue(value: user) { user in
            if let user {
                Form {
                    LabeledContent(UsersTexts.name, value: user.name)
                    LabeledContent(UsersTexts.identifier, value: user.id)
                }
                .formStyle(.grouped)
                .navigationTitle(user.name)
            } else {
                ListPlaceholderView(
                    placeholder: ListPlaceholder(loading), emptyText: UsersTexts.noSuchUser,
                    emptyImage: "person.slash", retry: retry)
            }
        }
    }
}

#Preview("Users, not loaded") {
    let none = ListContent<User, UserError>(
        [], .failed(.unavailable("Offline.")), errors: ScreenErrors())
    NavigationStack {
        UserList(content: none, query: .constant(""), reload: { nil }, select: { _ in })
    }
}
#endif
