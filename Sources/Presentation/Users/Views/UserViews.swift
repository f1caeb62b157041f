#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The list of the users screen, without the detail screens that open over the list.
struct UserList: View {
    let content: ListContent<User, UserError>
    let reload: @MainActor () -> ScreenTask?
    let select: @MainActor (User.ID) -> Void

    var body: some View {
        List(content.rows) { user in
            RowButton(user.name) { select(user.id) }
        }
        .listScreen(
            UsersTexts.title, content, emptyText: UsersTexts.empty, emptyImage: "person.2",
            reload: reload)
    }
}

extension View {
    /// Adds a search field. It has no autocorrection, because people type names into it.
    func userSearch(_ query: Binding<String>) -> some View {
        searchable(text: query, prompt: UsersTexts.search)
            .autocorrectionDisabled()
    }
}

struct UserDetail: View {
    /// Nil until the user is loaded, or if there is no such user.
    let user: User?
    let loading: Loading<UserError>
    let retry: @MainActor () -> Void

    var body: some View {
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
#endif
