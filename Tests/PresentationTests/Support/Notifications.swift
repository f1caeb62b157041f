import Observation

/// Counts how often the observers of a value are notified.
@MainActor
final class Notifications<Value> {
    private(set) var count = 0
    private let value: () -> Value

    init(of value: @escaping () -> Value) {
        self.value = value
        observe()
    }

    /// An observation reports one change, so each change renews it.
    private func observe() {
        _ = withObservationTracking(value) { [weak self] in
            MainActor.assumeIsolated {
                self?.count += 1
                self?.observe()
            }
        }
    }
}
