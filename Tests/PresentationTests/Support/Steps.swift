import Observation
import Testing

/// The states that a screen goes through, as its observers see them: a test names every change.
@MainActor
final class Steps<State: Equatable> {
    private let state: () -> State
    private var seen: [State]

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
        let expected = changes.reduce(into: [seen[0]]) { states, change in
            var next = states[states.count - 1]
            change(&next)
            states.append(next)
        }
        let first = zip(seen, expected).prefix { $0 == $1 }.count
        let (found, wanted) = (seen.dropFirst(first).first, expected.dropFirst(first).first)
        #expect(found == wanted, "Change \(first)", sourceLocation: sourceLocation)
        seen = [state()]
        observe()
    }

    /// An observation reports only one change, before it is made. So `look` sees the result of the
    /// previous change.
    private func observe() {
        _ = withObservationTracking(state) { [weak self] in
            MainActor.assumeIsolated {
                self?.look()
                self?.observe()
            }
        }
    }

    private func look() {
        let current = state()
        if current != seen.last { seen.append(current) }
    }
}
