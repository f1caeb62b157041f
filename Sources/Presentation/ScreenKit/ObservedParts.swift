/// The parts of a state that are observed one by one.
///
/// After each write of the state, each part is compared with what it was, and if it has changed, its
/// observers are woken. So a write costs a comparison for each part, and nothing without any.
///
/// Nothing tells when an observer has gone, nor whether one that has read a part waits yet. So a part
/// that has changed twice and was not read between is let go of: its value is dropped, and every write
/// wakes whoever may still wait. When there are twice as many parts as were observed at once, as when
/// rows have come and gone, all are let go of; those that nobody reads again are forgotten.
@MainActor
final class ObservedParts<State> {
    private var parts: [PartialKeyPath<State>: Part<State>] = [:]
    /// How many parts there may be.
    private var capacity = 16
    /// Whether those that have been let go of can be forgotten, once somebody has read again.
    private var isForgetting = true

    /// The value of a part, for whoever reads it and wants to be woken when it changes.
    func value<Value: Equatable>(of path: KeyPath<State, Value>, in state: State) -> Value {
        let part = parts[path] as? PartValue<State, Value> ?? PartValue(path)
        parts[path] = part
        part.change.noteAccess()
        return part.read(from: state)
    }

    /// Wakes those who observe what is no longer as it was.
    func update(from state: @autoclosure () -> State) {
        guard !parts.isEmpty else { return }
        // All are up to date, and no copy of the state is held, before anybody is told.
        let changed = changedParts(in: state())
        for part in changed { part.tellIfDue() }
    }

    private func changedParts(in state: State) -> some Collection<Part<State>> {
        let forgets = isForgetting && parts.values.contains { $0.isRead }
        let isCrowded = !isForgetting && parts.count > capacity
        let changed = parts.filter { $0.value.changes(to: state) || isCrowded }
        for (path, part) in changed {
            if forgets, part.isLetGo { parts[path] = nil }
            if isCrowded || !part.isRead { part.letGo() }
            part.isRead = false
            part.isDue = true
        }
        if forgets { capacity = max(capacity, 2 * parts.count) }
        isForgetting = isCrowded || isForgetting && !forgets
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

    /// Whether its value has been dropped.
    var isLetGo: Bool { false }

    func letGo() {}

    /// Takes the value of the part in `state`, and returns whether it is, or may be, another one.
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
    private var value: Value?
    private let path: KeyPath<State, Value>

    init(_ path: KeyPath<State, Value>) {
        self.path = path
    }

    func read(from state: State) -> Value {
        let value = value ?? state[keyPath: path]
        self.value = value
        isRead = true
        return value
    }

    override var isLetGo: Bool { value == nil }

    override func letGo() {
        value = nil
    }

    override func changes(to state: State) -> Bool {
        guard let value else { return true }
        let newValue = state[keyPath: path]
        guard newValue != value else { return false }
        self.value = newValue
        return true
    }
}
