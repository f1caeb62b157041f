#if canImport(SwiftUI)
import Domain
import SwiftUI

struct UserDetail: View {
    /// Nil when it has gone since it was navigated to.
    let user: User?
    let isLoading: Bool

    var body: some View {
        if let user {
            Form {
                LabeledContent(UsersTexts.name, value: user.name)
                LabeledContent(UsersTexts.identifier, value: user.id)
            }
            .formStyle(.grouped)
            .navigationTitle(user.name)
        } else if isLoading {
            ProgressView(ScreenTexts.loading)
        } else {
            ContentUnavailableView(UsersTexts.noSuchUser, systemImage: "person.slash")
        }
    }
}
#endif
