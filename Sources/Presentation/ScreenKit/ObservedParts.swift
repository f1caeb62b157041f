/// The parts of a state that are observed one by one.
///
/// A part is compared with what it was after each change of the state, as long as somebody may be
/// waiting for it; when it has changed, its observers are woken, and it is forgotten until it is read
/// again. So a change costs a comparison for each part that is observed, and nothing without any.
@MainActor
final class ObservedParts<State> {
    private var parts: [PartialKeyPath<State>: Part<State>] = [:]

    /// The value of a part, for whoever reads it and wants to be woken when it changes.
    func value<Value: Equatable>(of path: KeyPath<State, Value>, in state: State) -> Value {
        if let known = parts[path] as? PartValue<State, Value> {
            known.change.noteAccess()
            return known.value
        }
        let part = PartValue(path, in: state)
        parts[path] = part
        part.change.noteAccess()
        return part.value
    }

    /// Wakes those who observe what is no longer as it was.
    func update(from state: @autoclosure () -> State) {
        guard !parts.isEmpty else { return }
        let state = state()
        let changed = parts.filter { $0.value.hasChanged(in: state) }
        // All are forgotten before anybody is told, for whoever is told may look again.
        for path in changed.keys { parts[path] = nil }
        for part in changed.values {
            part.change.willChange()
            part.change.didChange()
        }
    }
}

@MainActor
private class Part<State> {
    let change = ChangeSignal()

    func hasChanged(in state: State) -> Bool { false }
}

private final class PartValue<State, Value: Equatable>: Part<State> {
    let value: Value
    private let path: KeyPath<State, Value>

    init(_ path: KeyPath<State, Value>, in state: State) {
        self.path = path
        value = state[keyPath: path]
    }

    override func hasChanged(in state: State) -> Bool {
        state[keyPath: path] != value
    }
}
