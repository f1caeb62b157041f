import AllocationCounter
import Foundation

/// Several ways to do the same work. The first way is the baseline for the other ways.
@MainActor
public struct Comparison {
    public enum Clock: Sendable {
        /// The processor time of all threads of this process.
        case cpu
        /// The real time, which includes waiting for a disk, for example.
        case wall
    }

    public let title: String
    public let clock: Clock
    let repetitions: Int?
    let subjects: [Subject]

    /// Without `repetitions`, a sample repeats the work until it lasts some milliseconds.
    public init(
        _ title: String, clock: Clock = .wall, repetitions: Int? = nil, subjects: [Subject]
    ) {
        self.title = title
        self.clock = clock
        self.repetitions = repetitions
        self.subjects = subjects
    }

    /// Measures all subjects in turn, round after round, so that other work of the machine slows all of
    /// them equally. Throws the error of a subject.
    public func measure(rounds: Int) async throws -> [Cost] {
        var counts: [Int] = []
        var tallies: [Tally] = []
        for subject in subjects {
            let count = try await calibrated(subject)
            counts.append(count)
            tallies.append(try await tally(subject, count: count))
        }
        var samples: [[Double]] = Array(repeating: [], count: subjects.count)
        for _ in 0..<rounds {
            for (index, subject) in subjects.enumerated() {
                samples[index].append(try await time(subject, count: counts[index]))
            }
        }
        return subjects.indices.map { index in
            Cost(
                subjects[index].name, samples: samples[index], baseline: samples[0],
                atMost: subjects[index].atMost, allocations: tallies[index].allocations,
                notified: tallies[index].notified)
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

    /// The allocations and notifications of one repetition.
    private struct Tally {
        let allocations: (blocks: Double, bytes: Double)?
        let notified: Double?
    }

    private func tally(_ subject: Subject, count: Int) async throws -> Tally {
        try await subject.prepare()
        let notifiedBefore = subject.notified?() ?? 0
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
            notified: subject.notified.map { Double($0() - notifiedBefore) * each })
    }

    /// The nanoseconds of one repetition.
    private func time(_ subject: Subject, count: Int) async throws -> Double {
        try await subject.prepare()
        let start = clock.nanoseconds
        try await subject.run(count)
        return (clock.nanoseconds - start) / Double(count)
    }
}

extension Comparison.Clock {
    fileprivate var nanoseconds: Double {
        var time = timespec()
        clock_gettime(self == .cpu ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
