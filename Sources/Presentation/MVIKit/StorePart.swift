import Observation

/// A part of a store's state after the last transition, and the parts of it that were asked for.
@MainActor
final class StorePart<State: Equatable, Intent>: AnyStorePart {
    let send: (Intent) -> Task<Void, Never>?
    private let read: () -> State?
    private let signal = ChangeSignal()
    private var current: State
    private var parts: [Key: any AnyStorePart] = [:]

    private struct Key: Hashable {
        let path: AnyKeyPath
        let intent: ObjectIdentifier
    }

    /// `read` returns nil when the part is gone; the last state stays then.
    init(
        _ current: State, read: @escaping () -> State?,
        send: @escaping (Intent) -> Task<Void, Never>?
    ) {
        (self.current, self.read, self.send) = (current, read, send)
    }

    var state: State {
        signal.access()
        return current
    }

    /// If the part has changed, notifies its observers and updates its own parts. False if it is gone.
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
        // A value is a child to which nobody can send.
        child(path) { (never: Never) -> Intent in }.state
    }

    func child<ChildState, ChildIntent>(
        _ path: KeyPath<State, ChildState>, _ intent: @escaping (ChildIntent) -> Intent
    ) -> StorePart<ChildState, ChildIntent> {
        part(path, current[keyPath: path], read: { $0[keyPath: path] }, intent)
    }

    func child<ChildState, ChildIntent>(
        ifPresent path: KeyPath<State, ChildState?>, _ intent: @escaping (ChildIntent) -> Intent
    ) -> StorePart<ChildState, ChildIntent>? {
        guard value(at: path.appending(path: \.isPresent)), let state = current[keyPath: path]
        else { return nil }
        return part(path, state, read: { $0[keyPath: path] }, intent)
    }

    /// Made once for each path, so that it is the same object at each evaluation of a view.
    private func part<ChildState, ChildIntent>(
        _ path: AnyKeyPath, _ state: ChildState, read: @escaping (State) -> ChildState?,
        _ intent: @escaping (ChildIntent) -> Intent
    ) -> StorePart<ChildState, ChildIntent> {
        let key = Key(path: path, intent: ObjectIdentifier(ChildIntent.self))
        if let known = parts[key] as? StorePart<ChildState, ChildIntent> { return known }
        let part = StorePart<ChildState, ChildIntent>(state) { [weak self] in
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

extension Optional {
    fileprivate var isPresent: Bool { self != nil }
}

/// Notifies the observers of one value that its owner keeps and changes.
///
/// It is not generic, so its key path is made once. The `@Observable` macro on a generic class makes the
/// key path at each access, which costs microseconds a change.
@MainActor
struct ChangeSignal: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    private static let path: KeyPath<ChangeSignal, Void> = \.value

    func access() { registrar.access(self, keyPath: Self.path) }
    func willSet() { registrar.willSet(self, keyPath: Self.path) }
    func didSet() { registrar.didSet(self, keyPath: Self.path) }
}
