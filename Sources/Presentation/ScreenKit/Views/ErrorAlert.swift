#if canImport(SwiftUI)
import SwiftUI

/// Shows an error in an alert, whose button calls `dismiss` with the error that the alert shows.
///
/// A newer error that comes meanwhile is shown next, in an alert of its own.
struct ErrorAlert<Failure: ShownError>: ViewModifier {
    let error: Failure?
    let dismiss: (Failure) -> Void
    /// While an alert is presented it ignores changes, so this may be older than `error`.
    @State private var shown: Failure?

    func body(content: Content) -> some View {
        content
            .alert(ScreenTexts.failed, isPresented: isPresented, presenting: shown) { read in
                Button(ScreenTexts.ok, role: .cancel) { dismiss(read) }
            } message: { shown in
                Text(shown.message)
            }
            .onChange(of: error, initial: true) { show() }
            .onChange(of: shown) { show() }
    }

    private var isPresented: Binding<Bool> {
        Binding { @MainActor in
            shown != nil
        } set: { @MainActor isPresented in
            if !isPresented { shown = nil }
        }
    }

    /// Shows the error that there is, unless another one is still shown. Without one, closes the alert.
    private func show() {
        if shown == nil || error == nil { shown = error }
    }
}
#endif
