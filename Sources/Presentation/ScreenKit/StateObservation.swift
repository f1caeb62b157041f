import Observation

/// Renders a state now and after each change, for what is no SwiftUI view.
///
/// Changes made in one go are rendered once. The observation ends when this is released. It holds no
/// view, as long as `render` holds none.
///
/// ```swift
/// let screen = ItemsViewModel(useCases: .offline)
/// let observation = StateObservation(of: { screen.state.items }) { print($0) }
/// _ = observation
/// ```
@MainActor
public final class StateObservation<State> {
    private let state: () -> State
    private let render: (State) -> Void

    public init(of state: @escaping () -> State, render: @escaping (State) -> Void) {
        self.state = state
        self.render = render
        update()
    }

    /// Observation notifies once, before the change. So the state is read, and observed again, a turn
    /// later; what changes until then is read with it.
    private func update() {
        let current = withObservationTracking(state) { [weak self] in
            Task { @MainActor [weak self] in self?.update() }
        }
        render(current)
    }
}
