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
                LabeledContent("Name", value: user.name)
                LabeledContent("Identifier", value: user.id)
            }
            .formStyle(.grouped)
            .navigationTitle(user.name)
        } else if isLoading {
            ProgressView("Loading")
        } else {
            ContentUnavailableView("No Such User", systemImage: "person.slash")
        }
    }
}
#endif
