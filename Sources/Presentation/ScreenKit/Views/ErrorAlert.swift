#if canImport(SwiftUI)
import SwiftUI

/// Shows an error in an alert. The button calls `dismiss` with the error that the alert shows.
///
/// In a tab that is not selected, the error waits until the user selects the tab. An open alert never
/// changes its text. A newer error gets its own alert after the user has closed the open alert.
struct ErrorAlert<Failure: ShownError>: ViewModifier {
    let error: Failure?
    let dismiss: (Failure) -> Void
    @Environment(\.isInFront) private var isInFront
    @State private var isOpen = false

    /// SwiftUI sometimes does not show an alert that opens in the same update in which another alert
    /// closes. So an alert opens in a new task, after that update.
    func body(content: Content) -> some View {
        let wanted = isInFront ? error : nil
        content
            .alert(ScreenTexts.failed, isPresented: $isOpen, presenting: wanted) { shown in
                Button(ScreenTexts.ok, role: .cancel) { dismiss(shown) }
            } message: { shown in
                Text(shown.message)
            }
            .onChange(of: [wanted != nil, isOpen], initial: true) {
                if wanted == nil {
                    isOpen = false
                } else if !isOpen {
                    Task { isOpen = true }
                }
            }
    }
}
#endif
