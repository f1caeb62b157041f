import Testing

@testable import DemoCLI

@Suite("A fault is a level", .timeLimit(.minutes(5)))
@MainActor
struct LevelTests {
    @Test("The right lines are found beside the faulty ones of each fault")
    func code() {
        for entry in FaultGallery.all {
            #expect(source(of: entry).rightLines()?.isEmpty == false, "\(entry)")
        }
    }

    private func source<A: AnyFault>(of entry: A) -> FaultSource { entry.fault.source }

    @Test("A level has a shortest way, and the first one is a lesson")
    func levels() async throws {
        let faults = FaultGallery.all.prefix(2)
        let levels = await Levels.of(faults, plays: [300])
        #expect(levels.map(\.id) == ["level-1", "level-2"])
        #expect(levels.map { $0.level?.lesson.isEmpty } == [false, true])
        for game in levels {
            #expect(game.level?.solution == ["load", "load", "answer 1 ok"])
            #expect(!game.graph.problems.isEmpty)
        }
    }
}
