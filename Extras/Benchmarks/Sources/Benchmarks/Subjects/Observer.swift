import Measuring
import Observation

/// Reads a value, and again after each notification, as a view does.
@MainActor
final class Observer {
    private(set) var notifications = 0
    private let read: @MainActor () -> Void
    private var isOutdated = true

    init<Value>(read: @escaping @MainActor () -> Value) {
        self.read = {
            var value = read()
            use(&value)
        }
        readIfOutdated()
    }

    func readIfOutdated() {
        guard isOutdated else { return }
        isOutdated = false
        withObservationTracking(read) { [weak self] in
            MainActor.assumeIsolated {
                self?.isOutdated = true
                self?.notifications += 1
            }
        }
    }
}

extension Subject {
    /// Does the work with one text after the other.
    init(
        _ name: String, with texts: [String], atMost: Double? = nil,
        work: @escaping @MainActor (String) -> Void
    ) {
        self.init(name, atMost: atMost) { count in
            for number in 0..<count { work(texts[number % texts.count]) }
        }
    }

    /// The same with an observer for each name, all of which read again after a notification.
    init<Value>(
        _ name: String, with texts: [String], observers names: [String] = [""],
        reading read: @escaping @MainActor (String) -> Value,
        work: @escaping @MainActor (String) -> Void
    ) {
        var observers: [Observer] = []
        self.init(
            name, notified: { observers.reduce(0) { $0 + $1.notifications } },
            prepare: {
                if observers.isEmpty { observers = names.map { name in Observer { read(name) } } }
            }
        ) { count in
            for number in 0..<count {
                work(texts[number % texts.count])
                for observer in observers { observer.readIfOutdated() }
            }
        }
    }
}
