#if canImport(SwiftUI)
public import SwiftUI

extension ScopedStore {
    /// Returns a binding for a control that edits one value of the state. Each edit is sent as an
    /// intent.
    public func binding<Value: Equatable>(
        _ path: KeyPath<State, Value>, sending intent: @escaping (Value) -> Intent
    ) -> Binding<Value> {
        Binding { @MainActor in
            self[dynamicMember: path]
        } set: { @MainActor edited in
            send(intent(edited))
        }
    }
}
#endif
