import Measuring
import Testing

@Suite("What is made of samples")
@MainActor
struct MeasuringTests {
    @Test func aRoundIsComparedWithTheSameRoundOfTheFirst() {
        // The machine is ten times slower in the second round; only in the third are they apart.
        let cost = Comparison.Cost("twice", samples: [2, 20, 30], first: [1, 10, 5])
        #expect(cost.ratio == 2)
        #expect(cost.middleHalf == 2...6)
    }

    @Test func timeAndRatioAreMediansWhateverTheOrder() {
        let cost = Comparison.Cost("uneven", samples: [900, 1, 3, 2, 4], first: [1, 1, 1, 1, 1])
        #expect(cost.nanoseconds == 3)
        #expect(cost.ratio == 3)
    }

    @Test(arguments: [(1, 1.0...1.0), (3, 1...3), (4, 2...3), (8, 3...6), (15, 4...12)])
    func aQuarterOfTheRoundsLiesOnEitherSide(rounds: Int, expected: ClosedRange<Double>) {
        let samples = (1...rounds).map(Double.init).reversed()
        let first = Array(repeating: 1.0, count: rounds)
        #expect(
            Comparison.Cost("even", samples: Array(samples), first: first).middleHalf == expected)
    }

    @Test func subjectsTakeTurnsRoundAfterRound() async throws {
        var order: [String] = []
        let comparison = Comparison(
            "turns", repetitions: 3,
            subjects: ["a", "b"].map { name in
                Subject(
                    name, prepare: { order.append("prepare \(name)") },
                    run: { order.append("\(name)\($0)") })
            })
        var progress: [Double] = []
        let costs = try await comparison.measure(rounds: 2) { progress.append($0) }
        let round = ["prepare a", "a3", "prepare b", "b3"]
        #expect(Array(order.suffix(8)) == round + round)
        #expect(progress == [0.5, 1])
        #expect(costs.map(\.name) == ["a", "b"])
    }

    @Test func aSubjectMayHaveRepetitionsOfItsOwn() async throws {
        var counts: [Int] = []
        let comparison = Comparison(
            "repetitions", repetitions: 3,
            subjects: [
                Subject("as the others") { counts.append($0) },
                Subject("more", repetitions: 7) { counts.append($0) },
            ])
        _ = try await comparison.measure(rounds: 1)
        #expect(counts.suffix(2) == [3, 7])
    }

    @Test func wakeUpsAreThoseOfOneRepetition() async throws {
        var woken = 0
        let comparison = Comparison(
            "wake-ups", repetitions: 5,
            subjects: [Subject("two each", woken: { woken }) { woken += 2 * $0 }])
        #expect(try await comparison.measure(rounds: 3).first?.woken == 2)
    }

    @Test func workThatFailsEndsTheMeasurement() async {
        struct Failure: Error {}
        var runs = 0
        let comparison = Comparison(
            "failure", repetitions: 1,
            subjects: [
                Subject("works") { _ in },
                Subject("fails") { _ in
                    runs += 1
                    throw Failure()
                },
            ])
        await #expect(throws: Failure.self) { try await comparison.measure(rounds: 3) }
        #expect(runs == 1)
    }

    @Test func aCancelledTaskEndsTheMeasurement() async {
        var runs = 0
        let comparison = Comparison(
            "cancelled", repetitions: 1, subjects: [Subject("counts") { runs += $0 }])
        let work = Task { try await comparison.measure(rounds: 3) }
        work.cancel()
        await #expect(throws: CancellationError.self) { try await work.value }
        #expect(runs == 0)
    }
}
