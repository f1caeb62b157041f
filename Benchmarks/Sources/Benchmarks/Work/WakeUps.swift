import Measuring
import Observation
import OpenCombine

/// Counts how often observers are woken.
@MainActor
final class WakeUps {
    fileprivate(set) var count = 0
}

/// Looks at something, and again once it has been woken, as a view does.
@MainActor
final class Observer {
    private let look: @MainActor () -> Void
    private let wakeUps: WakeUps
    private var subscription: AnyCancellable?
    private var isWoken = true

    /// A publisher tells of the changes of what is not observed through the macro.
    init<Seen>(
        of publisher: ObservableObjectPublisher? = nil, wakeUps: WakeUps,
        look: @escaping @MainActor () -> Seen
    ) {
        self.look = {
            var seen = look()
            use(&seen)
        }
        self.wakeUps = wakeUps
        subscription = publisher?.sink { [weak self] in
            MainActor.assumeIsolated { self?.wake() }
        }
        lookIfWoken()
    }

    func lookIfWoken() {
        guard isWoken else { return }
        isWoken = false
        guard subscription == nil else { return look() }
        withObservationTracking(look) { [weak self] in
            MainActor.assumeIsolated { self?.wake() }
        }
    }

    private func wake() {
        isWoken = true
        wakeUps.count += 1
    }
}
