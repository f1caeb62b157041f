import Observation

/// Counts how often the observers of a value are notified.
@MainActor
final class Notifications<Value> {
    private(set) var count = 0
    private let value: () -> Value
    private let actAtFirst: () -> Void

    /// Calls `act` at the first notification. `act` may cause further notifications.
    init(of value: @escaping () -> Value, atFirst act: @escaping () -> Void = {}) {
        self.value = value
        actAtFirst = act
        observe()
    }

    /// An observation reports only one change, so each change begins a new observation.
    private func observe() {
        _ = withObservationTracking(value) { [weak self] in
            MainActor.assumeIsolated {
                self?.count += 1
                if self?.count == 1 { self?.actAtFirst() }
                self?.observe()
            }
        }
    }
}
