#if canImport(SwiftUI)
import Presentation
import SwiftUI

extension ScreenView {
    /// This screen in a stack, with the button that logs out. While a logout waits for writes, a second tap
    /// logs out at once.
    func inStack(isLoggingOut: Bool, logOut: @escaping @MainActor () -> Void) -> some View {
        NavigationStack {
            toolbar {
                ToolbarItem(placement: .navigation) {
                    Button(isLoggingOut ? NotesTexts.logOutNow : NotesTexts.logOut, action: logOut)
                }
            }
        }
        .announces { announcements }
    }
}
#endif
