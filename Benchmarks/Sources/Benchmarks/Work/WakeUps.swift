import Measuring
import Observation

/// Counts how often observers are woken.
@MainActor
final class WakeUps {
    var count = 0

    /// Does the work under the eyes of an observer that looks again whenever it has been woken.
    func subject(
        _ name: String, observing look: @escaping @MainActor () -> Void,
        work: @escaping @MainActor () -> Void
    ) -> Subject {
        Subject(name, woken: { self.count }) { count in
            let observer = Observer(look: look, wakeUps: self)
            for _ in 0..<count {
                work()
                observer.lookIfWoken()
            }
        }
    }
}

/// Looks at something, and again once it has been woken, as a view does.
@MainActor
final class Observer {
    private let look: @MainActor () -> Void
    private let wakeUps: WakeUps
    private var isWoken = true

    init(look: @escaping @MainActor () -> Void, wakeUps: WakeUps) {
        self.look = look
        self.wakeUps = wakeUps
        lookIfWoken()
    }

    func lookIfWoken() {
        guard isWoken else { return }
        isWoken = false
        withObservationTracking(look) { [weak self] in
            MainActor.assumeIsolated { self?.wake() }
        }
    }

    private func wake() {
        isWoken = true
        wakeUps.count += 1
    }
}
