import Testing

@testable import Scenarios

@Suite("A random walk finds a mistake and shortens the schedule", .timeLimit(.minutes(5)))
@MainActor
struct RandomWalkTests {
    @Test("The numbers of a seed are those of SplitMix64, on every system")
    func generator() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = [generator.next(), generator.next(), generator.next()]
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test(
        "A long schedule that shows a mistake becomes the shortest",
        arguments: [1, 2, 3] as [UInt64])
    func shortens(seed: UInt64) async {
        let explorer = Explorer(
            [Pattern<Lookup>.plain, .faulty(.neverClears)], cancellation: .ignored)
        let failure = await explorer.randomWalk(seed: seed, steps: 300)
        #expect(failure?.steps.count == 3)
        #expect(failure?.steps.last == .user(.clear))
    }

    @Test("The shortest schedule stays as it is")
    func shortest() async throws {
        let explorer = Explorer(
            [Pattern<Lookup>.plain, .faulty(.neverClears)], cancellation: .ignored)
        let failure = try #require(await explorer.run().failure)
        #expect(await explorer.shortened(failure).steps == failure.steps)
    }

    @Test("The same seed walks the same way, another one another way")
    func seeds() {
        var (first, second) = (SeededGenerator(seed: 1), SeededGenerator(seed: 1))
        var third = SeededGenerator(seed: 2)
        let numbers = (1...8).map { _ in first.next() }
        #expect(numbers == (1...8).map { _ in second.next() })
        #expect(numbers != (1...8).map { _ in third.next() })
    }
}
