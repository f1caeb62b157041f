import AllocationCounter

/// Several ways of doing the same work, the first of which is what the others are measured by.
@MainActor
public struct Comparison {
    public let title: String
    let subjects: [Subject]
    let repetitions: Int?

    /// Unless it is said how often the work is to be repeated, a sample lasts some milliseconds.
    public init(_ title: String, repetitions: Int? = nil, subjects: [Subject]) {
        self.title = title
        self.repetitions = repetitions
        self.subjects = subjects
    }

    /// What one way of doing the work costs, each time.
    public struct Cost: Sendable {
        public let name: String
        public let nanoseconds: Double
        /// By how much more than the first, as the median of the rounds.
        public let ratio: Double
        /// The quarter of the rounds with the lowest ratio is below, that with the highest above.
        public let spread: ClosedRange<Double>
        /// Blocks and bytes; nil where they can't be counted.
        public let allocations: (blocks: Double, bytes: Double)?
        /// How many observers were woken.
        public let woken: Double?
    }

    /// Measures all subjects in turn, round after round, so that whatever else the machine does
    /// meanwhile happens to all of them.
    public func measure(rounds: Int, tell: (Double) -> Void = { _ in }) async -> [Cost] {
        var counts: [Int] = []
        var allocations: [(Double, Double)] = []
        var woken: [Double?] = []
        for subject in subjects {
            let count = await calibrated(subject)
            counts.append(count)
            await subject.prepare()
            let wokenBefore = subject.woken?() ?? 0
            let before = AllocationCounter.allocations()
            await subject.run(count)
            let after = AllocationCounter.allocations()
            let each = 1 / Double(count)
            allocations.append(
                (
                    Double(after.blocks - before.blocks) * each,
                    Double(after.bytes - before.bytes) * each
                ))
            woken.append(subject.woken.map { Double($0() - wokenBefore) * each })
        }
        var times: [[Double]] = Array(repeating: [], count: subjects.count)
        for round in 0..<rounds {
            for (index, subject) in subjects.enumerated() {
                times[index].append(await time(subject, count: counts[index]))
            }
            tell(Double(round + 1) / Double(rounds))
        }
        return subjects.indices.map { index in
            let ratios = zip(times[index], times[0]).map { $0 / $1 }.sorted()
            return Cost(
                name: subjects[index].name, nanoseconds: median(times[index]),
                ratio: median(ratios),
                spread: ratios[ratios.count / 4]...ratios[ratios.count - 1 - ratios.count / 4],
                allocations: allocations_are_counted()
                    ? (blocks: allocations[index].0, bytes: allocations[index].1) : nil,
                woken: woken[index])
        }
    }

    /// Doubles the number of repetitions until a sample is long enough for the clock.
    private func calibrated(_ subject: Subject) async -> Int {
        if let repetitions {
            _ = await time(subject, count: repetitions)
            return repetitions
        }
        var count = 1
        while await time(subject, count: count) * Double(count) < 3e6 { count *= 2 }
        return count
    }

    /// Nanoseconds each time.
    private func time(_ subject: Subject, count: Int) async -> Double {
        await subject.prepare()
        let clock = ContinuousClock()
        let start = clock.now
        await subject.run(count)
        let duration = start.duration(to: clock.now)
        return duration / .nanoseconds(1) / Double(count)
    }

    private func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }
}
