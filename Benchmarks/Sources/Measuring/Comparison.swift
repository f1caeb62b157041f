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

    /// Measures all subjects in turn, round after round, so that whatever else the machine does
    /// meanwhile happens to all of them.
    ///
    /// Throws what a subject throws, and ends between two samples when the task is cancelled.
    public func measure(
        rounds: Int, tell: (Double) -> Void = { _ in }
    ) async throws -> [Cost] {
        var counts: [Int] = []
        var tallies: [Tally] = []
        for subject in subjects {
            let count = try await calibrated(subject)
            counts.append(count)
            tallies.append(try await tally(subject, count: count))
        }
        var samples: [[Double]] = Array(repeating: [], count: subjects.count)
        for round in 0..<rounds {
            for (index, subject) in subjects.enumerated() {
                samples[index].append(try await time(subject, count: counts[index]))
            }
            tell(Double(round + 1) / Double(rounds))
        }
        return subjects.indices.map { index in
            Cost(
                subjects[index].name, samples: samples[index], first: samples[0],
                allocations: tallies[index].allocations, woken: tallies[index].woken)
        }
    }

    /// Doubles the number of repetitions until a sample is long enough for the clock.
    private func calibrated(_ subject: Subject) async throws -> Int {
        if let repetitions = subject.repetitions ?? repetitions {
            _ = try await time(subject, count: repetitions)
            return repetitions
        }
        var count = 1
        while try await time(subject, count: count) * Double(count) < 3e6 { count *= 2 }
        return count
    }

    /// What is counted rather than timed, each time.
    private struct Tally {
        let allocations: (blocks: Double, bytes: Double)?
        let woken: Double?
    }

    private func tally(_ subject: Subject, count: Int) async throws -> Tally {
        try await subject.prepare()
        let wokenBefore = subject.woken?() ?? 0
        let before = allocations()
        try await subject.run(count)
        let after = allocations()
        let each = 1 / Double(count)
        return Tally(
            allocations: allocations_are_counted()
                ? (
                    Double(after.blocks - before.blocks) * each,
                    Double(after.bytes - before.bytes) * each
                ) : nil,
            woken: subject.woken.map { Double($0() - wokenBefore) * each })
    }

    /// Nanoseconds each time.
    private func time(_ subject: Subject, count: Int) async throws -> Double {
        try Task.checkCancellation()
        try await subject.prepare()
        let clock = ContinuousClock()
        let start = clock.now
        try await subject.run(count)
        let duration = start.duration(to: clock.now)
        return duration / .nanoseconds(1) / Double(count)
    }
}
