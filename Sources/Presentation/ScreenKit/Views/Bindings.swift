#if canImport(SwiftUI)
import SwiftUI

// Bindings for what insists on one. They keep nothing: they read the state that the view was given,
// and send what the user does.

extension Send {
    /// For a control that edits `value`: each edit is sent.
    func binding<Value: Sendable>(
        to value: Value, sending intent: @escaping @Sendable (Value) -> Intent
    ) -> Binding<Value> {
        Binding {
            value
        } set: { @MainActor edited in
            self(intent(edited))
        }
    }

    /// For what is presented as long as there is a `value`: dismissing it is sent.
    func binding<Value: Sendable>(to value: Value?, dismissing intent: Intent) -> Binding<Value?> {
        Binding {
            value
        } set: { @MainActor edited in
            if edited == nil { self(intent) }
        }
    }

    /// For a navigation stack: each step back is sent. Steps forward are the state's to make.
    func binding<Element: Sendable>(
        toPath path: [Element], goingBack intent: Intent
    ) -> Binding<[Element]> {
        Binding {
            path
        } set: { @MainActor edited in
            for _ in edited.count..<max(edited.count, path.count) { self(intent) }
        }
    }
}

extension View {
    /// Shows an alert as long as there is a message; whoever holds the message takes it away.
    func errorAlert(
        _ message: String?, dismissed: @escaping @MainActor () -> Void
    ) -> some View {
        let isPresented = Binding {
            message != nil
        } set: { @MainActor isPresented in
            if !isPresented { dismissed() }
        }
        return alert("Something Went Wrong", isPresented: isPresented, presenting: message) { _ in
            Button("OK") {}
        } message: { message in
            Text(message)
        }
    }
}
#endif
