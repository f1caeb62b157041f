import Observation

/// Sees the states of a screen that are replaced while a step is played.
@MainActor
final class StateObserver<State: Equatable> {
    /// Each state that was replaced since the step began, one for each notification.
    private(set) var replaced: [State] = []
    private let state: () -> State
    private var observations = 0

    init(_ state: @escaping () -> State) {
        self.state = state
        observe()
    }

    func beginStep() {
        // A change may have put another view model on the screen, and that view model has to be observed,
        // too.
        if !replaced.isEmpty { observe() }
        replaced = []
    }

    /// An observation reports only one change, so it is renewed after each change.
    @discardableResult
    private func observe() -> State {
        observations += 1
        let number = observations
        return withObservationTracking(state) { [weak self] in
            MainActor.assumeIsolated { self?.willChange(observation: number) }
        }
    }

    private func willChange(observation number: Int) {
        guard number == observations else { return }
        replaced.append(observe())
    }
}
