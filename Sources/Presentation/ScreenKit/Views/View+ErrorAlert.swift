#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Shows an error in an alert, whose button calls `dismiss` with the error that the alert shows.
    ///
    /// A newer error that comes meanwhile is shown next, in an alert of its own.
    func errorAlert<Failure: Error & Equatable>(
        _ error: Failure?, message: KeyPath<Failure, String>,
        dismiss: @escaping (Failure) -> Void
    ) -> some View {
        modifier(ErrorAlert(error: error, message: message, dismiss: dismiss))
    }
}

private struct ErrorAlert<Failure: Error & Equatable>: ViewModifier {
    let error: Failure?
    let message: KeyPath<Failure, String>
    let dismiss: (Failure) -> Void
    /// While an alert is presented it ignores changes, so this may be older than `error`.
    @State private var shown: Failure?

    func body(content: Content) -> some View {
        content
            .alert("Something Went Wrong", isPresented: isPresented, presenting: shown) { read in
                Button("OK", role: .cancel) { dismiss(read) }
            } message: { shown in
                Text(shown[keyPath: message])
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
