#if canImport(SwiftUI)
import Domain
import SwiftUI

extension View {
    /// Adds a button to the tool bar that ends the session.
    func logOutButton(_ session: Session, logOut: @escaping @MainActor () -> Void) -> some View {
        toolbar {
            ToolbarItem(placement: .navigation) {
                Button("Log Out", action: logOut)
                    .accessibilityHint("Logs out \(session.email)")
            }
        }
    }
}
#endif
