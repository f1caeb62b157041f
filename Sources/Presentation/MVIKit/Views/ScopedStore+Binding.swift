#if canImport(SwiftUI)
import SwiftUI

extension ScopedStore {
    /// For a control that edits a part of the state: sends each edit, and keeps nothing.
    func binding<Value: Equatable>(
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
