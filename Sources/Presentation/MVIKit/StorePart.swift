import Observation

/// A part of a store's state that views observe separately: a child or one value. A part can have
/// further parts inside.
@MainActor
final class StorePart<State: Equatable, Intent> {
    let send: (Intent) -> ScreenTask?
    private let signal = ChangeSignal()
    /// Keeps its last value when the part is removed from the store's state.
    private(set) var current: State
    /// The inner parts, each with a closure that updates the part, and returns false if the part was
    /// removed.
    private var parts: [StorePartKey: (part: AnyObject, update: (State) -> Bool)] = [:]

    init(_ current: State, send: @escaping (Intent) -> ScreenTask?) {
        (self.current, self.send) = (current, send)
    }

    var state: State {
        signal.access()
        return current
    }

    /// If the new state differs, notifies the observers and updates the inner parts. Returns whether it
    /// differs.
    @discardableResult
    func update(to state: State) -> Bool {
        guard state != current else { return false }
        signal.willSet()
        current = state
        signal.didSet()
        for (key, part) in parts where !part.update(state) { parts[key] = nil }
        return true
    }

    /// Returns one value of the state. Views observe the value as a part whose intent type is `Never`, so
    /// nothing can be sent to it.
    func value<Value: Equatable>(
        _ key: StorePartKey, _ read: @escaping (State) -> Value
    ) -> Value {
        part(key, read(current), read) { (_: Never) -> Intent in }.state
    }

    /// Returns the id of a child that can be removed. After a removal, the observers are notified, and the
    /// part of the id is removed, too: a list that runs for long keeps nothing of its old rows.
    func id<ID: Equatable>(_ key: StorePartKey, _ read: @escaping (State) -> ID?) -> ID? {
        part(key, read(current), { .some(read($0)) }, isKept: { $0 != nil }) {
            (_: Never) -> Intent in
        }
        .state
    }

    /// Returns the part with this key. The part is made only once, so that each evaluation of a
    /// view gets the same object. The part is removed when `read` returns nil, or when it changes
    /// to a state for which `isKept` returns false.
    func part<PartState, PartIntent>(
        _ key: StorePartKey, _ state: @autoclosure () -> PartState,
        _ read: @escaping (State) -> PartState?,
        isKept: @escaping (PartState) -> Bool = { _ in true },
        _ intent: @escaping (PartIntent) -> Intent
    ) -> StorePart<PartState, PartIntent> {
        if let known = parts[key]?.part as? StorePart<PartState, PartIntent> { return known }
        let part = StorePart<PartState, PartIntent>(state()) { [weak self] in
            guard let self, read(current) != nil else { return nil }
            return send(intent($0))
        }
        let update = { (state: State) in
            guard let new = read(state) else { return false }
            // Keeps the parts that have not changed, because their observers still wait for a change.
            return !part.update(to: new) || isKept(new)
        }
        parts[key] = (part, update)
        return part
    }
}

enum StorePartKey: Hashable {
    case value(AnyKeyPath)
    case id(AnyKeyPath)
    /// Contains the source line that asks for the child, because each line can pass another `intent`.
    case child(AnyKeyPath, id: AnyHashable?, file: String, line: Int)
}

/// Notifies the observers of one value. The owner of the value calls `willSet` and `didSet` around each
/// change.
///
/// A generic type can't have a static stored property. So this type is not generic, and it stores its key
/// path once. In a generic class, `@Observable` makes a new key path for each read and each change. That
/// costs microseconds each time.
@MainActor
struct ChangeSignal: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    private static let path: KeyPath<ChangeSignal, Void> = \.value

    func access() { registrar.access(self, keyPath: Self.path) }
    func willSet() { registrar.willSet(self, keyPath: Self.path) }
    func didSet() { registrar.didSet(self, keyPath: Self.path) }
}
