import Observation
import Testing

/// The states that the observers of a screen see, one after the other. A test has to name each
/// change. A change that notifies nobody fails the test.
@MainActor
final class Steps<State: Equatable> {
    private let state: () -> State
    private var seen: [State]
    /// True if the observers were notified since the newest state was seen.
    private var isNotified = false

    init(_ state: @autoclosure @escaping () -> State) {
        self.state = state
        seen = [state()]
        observe()
    }

    /// Expects exactly these changes since the last call, in order, each made in one write.
    func expect(
        _ changes: ((inout State) -> Void)..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        look()
        isNotified = false
        let expected = changes.reduce(into: [seen[0]]) { states, change in
            var next = states[states.count - 1]
            change(&next)
            states.append(next)
        }
        if seen != expected {
            let first = zip(seen, expected).prefix { $0 == $1 }.count
            let difference = difference(at: first, from: expected)
            Issue.record("Change \(first): \(difference)", sourceLocation: sourceLocation)
        }
        seen = [state()]
        observe()
    }

    /// Names the properties that differ, so that nobody has to compare two long states.
    private func difference(at first: Int, from expected: [State]) -> String {
        guard first < seen.count else { return "is missing" }
        guard first < expected.count else { return "is one too many" }
        let (found, wanted) = (Mirror(reflecting: seen[first]), Mirror(reflecting: expected[first]))
        return zip(found.children, wanted.children)
            .map { ($0.label ?? "", "\($0.value)", "\($1.value)") }
            .filter { $1 != $2 }
            .map { "\($0) is \($1), not \($2)" }
            .joined(separator: "; ")
    }

    /// An observation reports only one change, before it is made. So `look` sees the result of the
    /// previous change.
    private func observe() {
        _ = withObservationTracking(state) { [weak self] in
            MainActor.assumeIsolated {
                self?.look()
                self?.isNotified = true
                self?.observe()
            }
        }
    }

    private func look() {
        let current = state()
        guard current != seen.last else { return }
        if !isNotified { Issue.record("No observer is notified of \(current).") }
        seen.append(current)
    }
}
