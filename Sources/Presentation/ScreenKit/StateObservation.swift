import Observation

/// Renders a state now and after each change, outside of SwiftUI.
///
/// Changes that come together are rendered once. The observation ends when this is released. It holds a
/// view only if `render` does: use `[weak self]`.
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

    /// Observation notifies once, and before the change. So the state is read and observed again a moment
    /// later, with all changes until then.
    private func update() {
        let current = withObservationTracking(state) { [weak self] in
            Task { @MainActor [weak self] in self?.update() }
        }
        render(current)
    }
}
