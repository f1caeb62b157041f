import Measuring
import Observation

/// Observers that read a value, and read it again after each notification, as views do.
@MainActor
final class Observers {
    private(set) var notifications = 0
    private let reads: [@MainActor () -> Void]
    private var outdated: [Int]

    /// Makes an observer for each name.
    init<Value>(_ names: [String], read: @escaping @MainActor (String) -> Value) {
        reads = names.map { name in
            {
                var value = read(name)
                use(&value)
            }
        }
        outdated = Array(reads.indices)
        readOutdated()
    }

    func readOutdated() {
        for index in outdated { observe(index) }
        outdated.removeAll(keepingCapacity: true)
    }

    private func observe(_ index: Int) {
        withObservationTracking(reads[index]) { [weak self] in
            MainActor.assumeIsolated {
                self?.notifications += 1
                self?.outdated.append(index)
            }
        }
    }
}

extension Subject {
    /// Runs `work` with one text after the other.
    init(
        _ name: String, with texts: [String], atMost: Double? = nil,
        work: @escaping @MainActor (String) -> Void
    ) {
        self.init(name, atMost: atMost) { count in
            for number in 0..<count { work(texts[number % texts.count]) }
        }
    }

    /// Makes one observer for each of `names`, and calls `work` with one text after the other. A
    /// notified observer reads its value again.
    init<Value>(
        _ name: String, with texts: [String], observers names: [String] = [""],
        atMost: Double? = nil, reading read: @escaping @MainActor (String) -> Value,
        work: @escaping @MainActor (String) -> Void
    ) {
        var observers: Observers?
        self.init(
            name, atMost: atMost, notified: { observers?.notifications ?? 0 },
            prepare: { observers = observers ?? Observers(names, read: read) }
        ) { count in
            for number in 0..<count {
                work(texts[number % texts.count])
                observers?.readOutdated()
            }
        }
    }
}
