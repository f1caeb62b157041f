#if canImport(SwiftUI)
import SwiftUI

/// A store as a view needs it: a state to read and a place to send intents to.
///
/// It stands for a whole store, or for one child in it, so that a child's view is the same in both.
@MainActor
public struct ScopedStore<State, Intent> {
    private let read: () -> State
    private let forward: (Intent) -> Task<Void, Never>?

    init(read: @escaping () -> State, forward: @escaping (Intent) -> Task<Void, Never>?) {
        self.read = read
        self.forward = forward
    }

    /// The state as it is now, observed like that of the store.
    public var state: State { read() }

    @discardableResult
    public func send(_ intent: Intent) -> Task<Void, Never>? { forward(intent) }

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

    /// The same for a child that may be gone; nil if it is. A view that is being removed may read once more,
    /// and gets the last state then.
    func child<ChildState, ChildIntent>(
        _ state: @escaping (State) -> ChildState?, _ intent: @escaping (ChildIntent) -> Intent
    ) -> ScopedStore<ChildState, ChildIntent>? {
        guard let last = state(read()) else { return nil }
        // Without its type, this would be another call of this function, without end.
        let part: ScopedStore<ChildState, ChildIntent> = child({ state($0) ?? last }, intent)
        return part
    }

    /// For a control that edits a part of the state: sends each edit, and keeps nothing.
    func binding<Value>(
        _ value: @escaping (State) -> Value, sending intent: @escaping (Value) -> Intent
    ) -> Binding<Value> {
        Binding { @MainActor in
            value(state)
        } set: { @MainActor edited in
            send(intent(edited))
        }
    }
}

extension Store {
    /// The whole store.
    public var scoped: ScopedStore<R.State, R.Intent> {
        ScopedStore {
            self.state
        } forward: {
            self.send($0)
        }
    }
}
#endif
