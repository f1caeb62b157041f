import Measuring
import Testing

@testable import Benchmarks

@Suite("How costs are computed from samples")
@MainActor
struct MeasuringTests {
    @Test("A round is compared with the same round of the baseline")
    func ratios() {
        // In the second round, the machine is ten times slower. Only the third round has a different
        // ratio.
        let cost = Comparison.Cost("twice", samples: [2, 20, 30], baseline: [1, 10, 5])
        #expect(cost.ratio == 2)
        #expect(cost.middleHalf == 2...6)
    }

    @Test("Time and ratio are medians, in any order of the samples")
    func medians() {
        let cost = Comparison.Cost(
            "uneven", samples: [900, 1, 3, 2, 4], baseline: [1, 1, 1, 1, 1])
        #expect(cost.nanoseconds == 3)
        #expect(cost.ratio == 3)
    }

    @Test("Subjects take turns, round after round, each with its own repetitions")
    func turns() async throws {
        var order: [String] = []
        let comparison = Comparison(
            "turns", repetitions: 3,
            subjects: [("a", nil), ("b", 7)].map { name, repetitions in
                Subject(
                    name, repetitions: repetitions, prepare: { order.append("prepare \(name)") },
                    run: { order.append("\(name)\($0)") })
            })
        let costs = try await comparison.measure(rounds: 2)
        let round = ["prepare a", "a3", "prepare b", "b7"]
        #expect(Array(order.suffix(8)) == round + round)
        #expect(costs.map(\.name) == ["a", "b"])
    }

    @Test("Notifications are counted for one repetition")
    func notifications() async throws {
        var count = 0
        let comparison = Comparison(
            "notifications", repetitions: 5,
            subjects: [Subject("two each", notified: { count }) { count += 2 * $0 }])
        #expect(try await comparison.measure(rounds: 3).first?.notified == 2)
    }

    @Test("A failure ends the measurement")
    func failure() async {
        struct Failure: Error {}
        var runs = 0
        let fails = Subject("fails") { _ in
            runs += 1
            throw Failure()
        }
        let comparison = Comparison("failure", repetitions: 1, subjects: [fails])
        await #expect(throws: Failure.self) { try await comparison.measure(rounds: 3) }
        #expect(runs == 1)
    }

    @Test("The table has a line for each cost, below a heading")
    func table() {
        let costs = [
            Comparison.Cost(
                "by hand", samples: [70.52], baseline: [70.52], allocations: (blocks: 0, bytes: 0)),
            Comparison.Cost(
                "with help", samples: [2_100_000], baseline: [1_400_000], atMost: 2,
                allocations: (blocks: 3.05, bytes: 3_199_850)),
            Comparison.Cost("too slow", samples: [7], baseline: [2], atMost: 1.3),
            Comparison.Cost("uncounted", samples: [1_200], baseline: [1_200]),
        ]
        let lines = Table(title: "Some work", clock: .cpu, costs: costs).text.split(separator: "\n")
        #expect(
            lines.map { $0.split(separator: " ", omittingEmptySubsequences: true) }
                == [
                    "Some work CPU time ratio middle half blocks bytes at most",
                    "by hand 70.5 ns 1.00 1.00–1.00 0 0",
                    "with help 2.10 ms 1.50 1.50–1.50 3.05 3,199,850 2.00",
                    "too slow 7.0 ns 3.50 3.50–3.50 – – 1.30 broken",
                    "uncounted 1.2 µs 1.00 1.00–1.00 – –",
                ].map { $0.split(separator: " ") })
    }
}
