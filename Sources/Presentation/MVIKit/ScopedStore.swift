/// A view's access to a store: a state to read, and `send` for intents.
///
/// It gives access to a whole store or to one child of a store, and the same view works with both. A
/// view that reads one value of the state is notified only when this value changes (compared by `==`).
///
/// ```swift
/// func reload(_ store: ScopedStore<ItemsState, ItemsIntent>) -> String {
///     store.send(.loadRequested)
///     return "\(store.visibleItems.count) items"
/// }
/// ```
@MainActor
@dynamicMemberLookup
public struct ScopedStore<State: Equatable, Intent> {
    fileprivate let part: StorePart<State, Intent>
    /// Keeps the store alive for as long as the view has access to it.
    fileprivate let store: AnyObject

    /// The current state. A view that reads the whole state is notified of each change in it.
    public var state: State { part.state }

    /// One value of the current state. A view that reads it is notified only when this value changes.
    public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
        part.value(.value(path)) { $0[keyPath: path] }
    }

    @discardableResult
    public func send(_ intent: Intent) -> ScreenTask? { part.send(intent) }

    /// Returns access to a child: `path` leads to the child's state, and `intent` wraps the child's
    /// intents.
    ///
    /// The result is cached for each `path` and each source line that calls this method, so that each
    /// evaluation of a view observes the same object. The cached child keeps the first `intent`. So in a
    /// loop that passes the same `path` and another `intent` in each turn, all children would send the
    /// first `intent`. A path with the row's id, such as `\.rows[id]`, is different for each row.
    public func child<ChildState, ChildIntent>(
        _ path: KeyPath<State, ChildState>, _ intent: @escaping (ChildIntent) -> Intent,
        file: String = #fileID, line: Int = #line
    ) -> ScopedStore<ChildState, ChildIntent> {
        let key = StorePartKey.child(path, id: nil, file: file, line: line)
        let child = part.part(key, part.current[keyPath: path], { $0[keyPath: path] }, intent)
        return ScopedStore<ChildState, ChildIntent>(part: child, store: store)
    }

    /// Returns access to an optional child; nil if the child's state is nil.
    ///
    /// SwiftUI can still evaluate the view of a removed child, and the user can still tap it. The view
    /// gets the child's last state. Its intents are dropped, even if another child is there now.
    public func child<ChildState: Identifiable, ChildIntent>(
        ifPresent path: KeyPath<State, ChildState?>, _ intent: @escaping (ChildIntent) -> Intent,
        file: String = #fileID, line: Int = #line
    ) -> ScopedStore<ChildState, ChildIntent>? {
        guard let id = part.id(.id(path), { $0[keyPath: path]?.id }),
            let state = part.current[keyPath: path]
        else { return nil }
        let key = StorePartKey.child(path, id: id, file: file, line: line)
        let read = { (state: State) in state[keyPath: path].flatMap { $0.id == id ? $0 : nil } }
        let child = part.part(key, state, read, intent)
        return ScopedStore<ChildState, ChildIntent>(part: child, store: store)
    }
}

extension Store {
    /// Gives a view access to the whole store.
    public var scoped: ScopedStore<R.State, R.Intent> { ScopedStore(part: whole, store: self) }
}
