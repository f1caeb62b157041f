#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Calls `action` when the view appears for the first time, and not when the user comes back to it.
    func onFirstAppear(perform action: @escaping () -> Void) -> some View {
        modifier(FirstAppearance(action: action))
    }
}

private struct FirstAppearance: ViewModifier {
    let action: () -> Void
    @State private var hasAppeared = false

    func body(content: Content) -> some View {
        content.onAppear {
            guard !hasAppeared else { return }
            hasAppeared = true
            action()
        }
    }
}
#endif
