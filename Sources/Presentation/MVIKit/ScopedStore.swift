#if canImport(SwiftUI)
public import SwiftUI
#endif

/// A store as a view needs it: it has a state to read, and takes intents.
///
/// It is a whole store or one child of it, and the child's view does not know which. A view that reads a
/// part of the state is notified only when that part changes (by `==`).
///
/// ```swift
/// func badge(_ store: ScopedStore<MainState, MainIntent>) -> Int {
///     store.child(\.counter, MainIntent.counter).send(.incrementTapped)
///     return store.itemsBadge
/// }
/// ```
@MainActor
@dynamicMemberLookup
public struct ScopedStore<State: Equatable, Intent> {
    private let part: StorePart<State, Intent>
    private let store: AnyObject

    fileprivate init(_ part: StorePart<State, Intent>, of store: AnyObject) {
        (self.part, self.store) = (part, store)
    }

    /// The whole state as it is now.
    public var state: State { part.state }

    /// A part of the state as it is now, observed by itself.
    public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
        part.value(at: path)
    }

    @discardableResult
    public func send(_ intent: Intent) -> ScreenTask? { part.send(intent) }

    /// A child: `path` leads to its state, and `intent` wraps its intents.
    ///
    /// It is made once for each path and line of the sources, so pass the same `intent` each time.
    public func child<ChildState, ChildIntent>(
        _ path: KeyPath<State, ChildState>, _ intent: @escaping (ChildIntent) -> Intent,
        file: String = #fileID, line: Int = #line
    ) -> ScopedStore<ChildState, ChildIntent> {
        let state = part.current[keyPath: path]
        return scoped(part.part([path, file, line], state, { $0[keyPath: path] }, intent))
    }

    /// The same for a child that may be gone; nil if it is. A view that is being removed may read once
    /// more: then it gets the last state.
    public func child<ChildState, ChildIntent>(
        ifPresent path: KeyPath<State, ChildState?>, _ intent: @escaping (ChildIntent) -> Intent,
        file: String = #fileID, line: Int = #line
    ) -> ScopedStore<ChildState, ChildIntent>? {
        guard part.value(at: path.appending(path: \.isPresent)),
            let state = part.current[keyPath: path]
        else { return nil }
        return scoped(part.part([path, file, line], state, { $0[keyPath: path] }, intent))
    }

    /// A row of a list; nil if it is gone. When a row changes, the views of other rows are not updated.
    public func row<Row, RowIntent>(
        _ id: Row.ID, in path: KeyPath<State, Rows<Row>>,
        _ intent: @escaping (Row.ID, RowIntent) -> Intent, file: String = #fileID, line: Int = #line
    ) -> ScopedStore<Row, RowIntent>? {
        let rows = part.part(
            [path, file, line], part.current[keyPath: path], { $0[keyPath: path] }
        ) { (sent: (Row.ID, RowIntent)) in intent(sent.0, sent.1) }
        return rows.row(id).map(scoped)
    }

    private func scoped<PartState, PartIntent>(
        _ part: StorePart<PartState, PartIntent>
    ) -> ScopedStore<PartState, PartIntent> {
        ScopedStore<PartState, PartIntent>(part, of: store)
    }
}

extension Optional {
    fileprivate var isPresent: Bool { self != nil }
}

extension Store {
    /// The whole store, as views need it.
    public var scoped: ScopedStore<R.State, R.Intent> {
        ScopedStore(whole, of: self)
    }
}

#if canImport(SwiftUI)
extension ScopedStore {
    /// For a control that edits a part of the state: each edit is sent as an intent.
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
