import Observation

/// Renders a state now and after each change, for views that do not observe by themselves.
///
/// Changes made in one go are rendered once. Letting go of this ends it; it holds no view, as long as
/// `render` holds none.
@MainActor
final class StateObservation<State> {
    private let state: @MainActor () -> State
    private let render: @MainActor (State) -> Void

    init(of state: @escaping @MainActor () -> State, render: @escaping @MainActor (State) -> Void) {
        self.state = state
        self.render = render
        update()
    }

    /// An observation tells of one change, before it happens. So the state is read, and the
    /// observation renewed, a moment later; what changes until then is read along with it.
    private func update() {
        let current = withObservationTracking(state) { [weak self] in
            Task { @MainActor [weak self] in self?.update() }
        }
        render(current)
    }
}
