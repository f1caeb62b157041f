import Observation

/// Counts how often the observers of a value are notified.
@MainActor
final class Notifications<Value> {
    private(set) var count = 0
    private let value: () -> Value
    private let actAtFirst: () -> Void

    /// What is done at the first notification may notify, too.
    init(of value: @escaping () -> Value, atFirst act: @escaping () -> Void = {}) {
        self.value = value
        actAtFirst = act
        observe()
    }

    /// An observation reports one change, so each change renews it.
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
