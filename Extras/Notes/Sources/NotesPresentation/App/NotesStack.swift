#if canImport(SwiftUI)
import Presentation
import SwiftUI

/// The stack of the notes, with the button that logs out. While a logout waits for writes, a second tap
/// logs out at once.
struct NotesStack<Screen: ScreenView>: View {
    let screen: Screen
    let isLoggingOut: Bool
    let logOut: @MainActor () -> Void

    var body: some View {
        NavigationStack {
            screen.toolbar {
                ToolbarItem(placement: .navigation) {
                    Button(isLoggingOut ? NotesTexts.logOutNow : NotesTexts.logOut, action: logOut)
                }
            }
        }
        .announces { screen.announcements }
    }
}
#endif
