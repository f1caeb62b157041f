import Observation

/// Collects the states of a screen that are replaced during a step.
@MainActor
final class StateObserver<State: Equatable> {
    /// The replaced states since the step began, one for each notification.
    private(set) var replaced: [State] = []
    private let state: () -> State
    private var observations = 0

    init(_ state: @escaping () -> State) {
        self.state = state
        observe()
    }

    func beginStep() {
        // After a change, the screen may have another view model, which has to be observed as well.
        if !replaced.isEmpty { observe() }
        replaced = []
    }

    /// An observation reports only one change, so it starts again after each change.
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
