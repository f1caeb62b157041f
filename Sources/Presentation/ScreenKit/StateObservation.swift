import Observation

/// Calls `render` with the state now, and again after changes. For code outside of SwiftUI.
///
/// If the state changes several times in a short time, `render` is called once, with the newest state.
/// The observation ends when this object is released. This object retains `render`, so capture a view as
/// `[weak self]`.
@MainActor
public final class StateObservation<State> {
    private let state: () -> State
    private let render: (State) -> Void

    public init(of state: @escaping () -> State, render: @escaping (State) -> Void) {
        self.state = state
        self.render = render
        update()
    }

    /// `withObservationTracking` notifies only once, and before the change. So a new task reads the
    /// changed state, and observes it again.
    private func update() {
        let current = withObservationTracking(state) { [weak self] in
            Task { @MainActor [weak self] in self?.update() }
        }
        render(current)
    }
}
