import Observation

/// A part of a store's state that views observe separately: a child, a row, or one value. A part can
/// have further parts inside.
@MainActor
final class StorePart<State: Equatable, Intent>: AnyStorePart {
    let send: (Intent) -> ScreenTask?
    private let read: () -> State?
    private let signal = ChangeSignal()
    private(set) var current: State
    private var parts: [[AnyHashable]: any AnyStorePart] = [:]

    /// `read` returns nil after the part was removed from the state. In that case, `current` keeps the
    /// last state of the part.
    init(
        _ current: State, read: @escaping () -> State?, send: @escaping (Intent) -> ScreenTask?
    ) {
        (self.current, self.read, self.send) = (current, read, send)
    }

    var state: State {
        signal.access()
        return current
    }

    /// If the state of this part has changed, notifies the observers and updates the inner parts.
    /// Returns false if this part was removed.
    @discardableResult
    func update() -> Bool {
        guard let state = read() else { return false }
        guard state != current else { return true }
        signal.willSet()
        current = state
        signal.didSet()
        for (key, part) in parts where !part.update() { parts[key] = nil }
        return true
    }

    func value<Value: Equatable>(at path: KeyPath<State, Value>) -> Value {
        // One value of the state is observed as a part, too. Its intent type is `Never`, so nothing can
        // be sent to it.
        part([path], current[keyPath: path], { $0[keyPath: path] }) { (_: Never) -> Intent in }
            .state
    }

    /// Returns the part with this key. The part is made only once, so that each evaluation of a view
    /// gets the same object.
    func part<PartState, PartIntent>(
        _ key: [AnyHashable], _ state: PartState, _ read: @escaping (State) -> PartState?,
        _ intent: @escaping (PartIntent) -> Intent
    ) -> StorePart<PartState, PartIntent> {
        if let known = parts[key] as? StorePart<PartState, PartIntent> { return known }
        let part = StorePart<PartState, PartIntent>(state) { [weak self] in
            self.flatMap { read($0.current) }
        } send: { [weak self] in
            self?.send(intent($0))
        }
        parts[key] = part
        return part
    }
}

@MainActor
private protocol AnyStorePart: AnyObject {
    func update() -> Bool
}

/// Notifies the observers of one value. The owner of the value calls `willSet` and `didSet` around each
/// change.
///
/// This type is not generic, so its key path is made only once. In a generic class, the code that
/// `@Observable` generates makes a new key path at each access, which costs microseconds.
@MainActor
struct ChangeSignal: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    private static let path: KeyPath<ChangeSignal, Void> = \.value

    func access() { registrar.access(self, keyPath: Self.path) }
    func willSet() { registrar.willSet(self, keyPath: Self.path) }
    func didSet() { registrar.didSet(self, keyPath: Self.path) }
}
