#if canImport(SwiftUI)
import SwiftUI

/// Shows an error in an alert, whose button calls `dismiss` with the error that the alert shows.
///
/// If these views are behind others, the error waits until they are in front. While an alert is open, it
/// does not change: a newer error is shown next, in an alert of its own.
struct ErrorAlert<Failure: ShownError>: ViewModifier {
    let error: Failure?
    let dismiss: (Failure) -> Void
    @Environment(\.isInFront) private var isInFront
    @State private var isOpen = false

    /// SwiftUI may drop an alert that opens in the same update in which another one closes. So an alert
    /// closes at once, and opens a moment later.
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
