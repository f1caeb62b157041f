#if canImport(SwiftUI)
import SwiftUI

/// A store as a view needs it: a state to read and a place to send intents to.
///
/// It stands for a whole store, or for one child in it, so that a child's view is the same in both.
@MainActor
struct ScopedStore<State, Intent> {
    private let read: () -> State
    private let forward: (Intent) -> Task<Void, Never>?

    init(read: @escaping () -> State, forward: @escaping (Intent) -> Task<Void, Never>?) {
        self.read = read
        self.forward = forward
    }

    /// The state as it is now, observed like that of the store.
    var state: State { read() }

    @discardableResult
    func send(_ intent: Intent) -> Task<Void, Never>? { forward(intent) }

    /// The child whose state is a part of this one, and whose intents are wrapped in an intent of this one.
    func child<ChildState, ChildIntent>(
        _ state: @escaping (State) -> ChildState, _ intent: @escaping (ChildIntent) -> Intent
    ) -> ScopedStore<ChildState, ChildIntent> {
        ScopedStore<ChildState, ChildIntent> {
            state(read())
        } forward: {
            forward(intent($0))
        }
    }
}

extension Store {
    /// The whole store.
    var scoped: ScopedStore<R.State, R.Intent> {
        ScopedStore {
            self.state
        } forward: {
            self.send($0)
        }
    }
}

// Bindings read the state and send intents. They keep nothing.
extension ScopedStore {
    /// For a control that edits a part of the state: sends each edit.
    func binding<Value>(
        _ value: @escaping (State) -> Value, sending intent: @escaping (Value) -> Intent
    ) -> Binding<Value> {
        Binding { @MainActor in
            value(state)
        } set: { @MainActor edited in
            send(intent(edited))
        }
    }

    /// For what is presented while there is a value: sends that it was dismissed.
    func binding<Value>(
        _ value: @escaping (State) -> Value?, dismissing intent: Intent
    ) -> Binding<Value?> {
        Binding { @MainActor in
            value(state)
        } set: { @MainActor edited in
            if edited == nil { send(intent) }
        }
    }

    /// For the path of a navigation stack: sends each step back. Steps forward come from the state.
    func binding<Element>(
        path: @escaping (State) -> [Element], goingBack intent: Intent
    ) -> Binding<[Element]> {
        Binding { @MainActor in
            path(state)
        } set: { @MainActor edited in
            let count = path(state).count
            for _ in edited.count..<max(edited.count, count) { send(intent) }
        }
    }
}
#endif
