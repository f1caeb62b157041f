/// The parts of a state that are observed one by one.
///
/// After each write of the state, each part is compared with what it was, and if it has changed, its
/// observers are woken. So a write costs a comparison for each part, and nothing without any.
///
/// Nothing tells when an observer has gone. So a part is forgotten that changes twice without being
/// read, and when there are twice as many parts as there were, as when rows have come and gone, the
/// next write wakes all and forgets them: whoever still looks on reads again.
@MainActor
final class ObservedParts<State> {
    private var parts: [PartialKeyPath<State>: Part<State>] = [:]
    /// How many parts there may be. Unknown until those who look on have read again.
    private var capacity: Int?

    /// The value of a part, for whoever reads it and wants to be woken when it changes.
    func value<Value: Equatable>(of path: KeyPath<State, Value>, in state: State) -> Value {
        let part = parts[path] as? PartValue<State, Value> ?? PartValue(path, in: state)
        parts[path] = part
        part.isRead = true
        part.change.noteAccess()
        return part.value
    }

    /// Wakes those who observe what is no longer as it was.
    func update(from state: @autoclosure () -> State) {
        guard !parts.isEmpty else { return }
        // All are up to date, and no copy of the state is held, before anybody is told.
        let changed = changedParts(in: state())
        for part in changed { part.tellIfDue() }
    }

    private func changedParts(in state: State) -> some Collection<Part<State>> {
        let capacity = capacity ?? max(16, 2 * parts.count)
        let isCrowded = parts.count > capacity
        self.capacity = isCrowded ? nil : capacity
        let changed = parts.filter { $0.value.changes(to: state) || isCrowded }
        for (path, part) in changed {
            if isCrowded || !part.isRead { parts[path] = nil }
            part.isRead = false
            part.isDue = true
        }
        return changed.values
    }

    /// How many parts there are.
    var count: Int { parts.count }
}

@MainActor
private class Part<State> {
    let change = ChangeSignal()
    /// Whether anybody has read it since it last changed.
    var isRead = false
    /// Whether it has changed and nobody has been told yet.
    var isDue = false
    private var isTelling = false

    /// Takes the value of the part in `state`, and returns whether that is another one.
    func changes(to state: State) -> Bool { false }

    /// Whoever is told may change the state again, which tells the others at once. He himself is not
    /// told within the telling, for an observation that has not returned would be called once more.
    func tellIfDue() {
        guard !isTelling else { return }
        isTelling = true
        while isDue {
            isDue = false
            change.wake()
        }
        isTelling = false
    }
}

private final class PartValue<State, Value: Equatable>: Part<State> {
    private(set) var value: Value
    private let path: KeyPath<State, Value>

    init(_ path: KeyPath<State, Value>, in state: State) {
        self.path = path
        value = state[keyPath: path]
    }

    override func changes(to state: State) -> Bool {
        let newValue = state[keyPath: path]
        guard newValue != value else { return false }
        value = newValue
        return true
    }
}
