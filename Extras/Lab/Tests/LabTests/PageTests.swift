import Explorer
import Faults
import Foundation
import Scenarios
import Testing

@testable import Lab

@Suite("The page is one file that allows nothing but its own script", .timeLimit(.minutes(5)))
@MainActor
struct PageTests {
    @Test("Nothing in the data ends the element that it is in")
    func data() throws {
        let id = "</script><script>alert(1)</script> \u{600}</script> {data} {script} &amp;"
        let game = Game(
            id: id, feature: "", beginning: [], sample: [], graph: PageGraph(DuelGraph()),
            level: nil)
        let html = try PlayPage(games: [game]).html()
        #expect(html.components(separatedBy: "</script").count == 3)
        let data = try #require(html.components(separatedBy: "id=\"data\">").last)
            .components(separatedBy: "</script>")[0]
        let object = try JSONSerialization.jsonObject(with: Data(data.utf8))
        let games = (object as? [String: Any])?["games"] as? [[String: Any]]
        #expect(games?.first?["id"] as? String == id)
    }

    @Test("Only the style sheet and the script of the page are allowed, each time by a new word")
    func policy() throws {
        let html = try (1...2).map { _ in try PlayPage(games: []).html() }
        #expect(html[0].contains("default-src 'none'; script-src 'nonce-"))
        #expect(!html[0].contains("unsafe"))
        // A link to an incident is followed by a click, and nothing else names an address.
        let link = "https://github.com/${repository}/"
        #expect(html[0].contains(link) && !html[0].replacing(link, with: "").contains("://"))
        #expect(html[0] != html[1])
    }

    @Test("Each mistake is a level with a shortest way; the first one is a lesson of as many steps")
    func levels() async throws {
        let levels = try await Levels.all().compactMap(\.level)
        #expect(Set(levels.map(\.text.mistake)) == Set(Faults.all.map(\.name)))
        #expect(levels[0].solution == ["load", "load", "answer 2 ok", "answer 1 ok"])
        #expect(levels[0].text.lesson.count == levels[0].solution.count)
        #expect(levels.dropFirst().allSatisfy { $0.text.lesson.isEmpty })
    }

    @Test("What a level marks as wrong stands in the code that was played")
    func marked() throws {
        let faults = URL(filePath: #filePath).appending(path: "../../../Sources/Faults")
        for text in try LevelText.all() {
            let fault = try #require(Faults.all.first { $0.name == text.mistake })
            let isMVVM = Self.pattern(of: fault) == "MVVM"
            let folder = faults.standardized.appending(path: isMVVM ? "MVVM" : "MVI")
            let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
                try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            }
            let wrong = (isMVVM ? text.mvvm : text.mvi).filter { $0.hasPrefix("-") }
            #expect(!wrong.isEmpty)
            let code = wrong.map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
            #expect(sources.contains { code.allSatisfy($0.contains) }, "\(text.title)")
        }
    }

    private static func pattern(of fault: some AnyFault) -> String { fault.screens[0].title }

    @Test("A graph goes the ways that it is given, as far as they can be played")
    func ways() async {
        let screens = [Pattern<ItemsScenario>.mvvm.makeScreen(over: ItemsScenario.sampleContent)]
        let graph = await Duel(screens: screens, steps: []).graph(
            along: [[.input(.load), .input(.load), .answer(1, .ok), .answer(1, .ok)]], plays: 0)
        #expect(graph.states.map(\.cards.count) == [0, 1, 2])
        // The late answer changes nothing, so one load is open as before.
        #expect(graph.states[2].edges.map(\.target) == [1])
        #expect(graph.states.flatMap(\.edges).map(\.line) == ["load", "load", "answer # ok"])
    }

    @Test("On the ways of a graph, a real play shows the same", arguments: Features.all.indices)
    func graph(index: Int) async throws {
        try await walk(Features.all[index])
    }

    private func walk<F: Feature>(_: F.Type) async throws {
        let screens = F.patterns.map { $0.makeScreen(over: F.sampleContent) }
        let duel = Duel<F>(
            screens: screens, steps: F.exploredSteps, showsStreams: true, showsWaits: true)
        let graph = await duel.graph(plays: 150)
        var generator = Generator(state: 7)
        for _ in 0..<10 {
            let plays = screens.map { Play<F>(.ignored, makeScreen: $0) }
            var (state, lines) = (graph.states[0], [String]())
            while lines.count < 14, let edge = state.edges.randomElement(using: &generator) {
                let open = plays[0].requests.open.map { "\($0.number)" }
                let number = edge.position.map { open[$0] } ?? "#"
                lines.append(edge.line.replacing("#", with: number))
                let step = try #require(
                    try Scenario<F>(parsing: lines[lines.count - 1]).steps.first)
                for play in plays { try await play.take(step) }
                state = graph.states[edge.target]
                let text = "\(F.name): \(lines.joined(separator: "; "))"
                for (screen, play) in zip(state.screens, plays) {
                    let shown = screen.filter { $0.name != "written" }
                    try #require(shown == play.state.fields.flattened, "\(text)")
                    let isCancelled = state.cards.map { $0.status[0] == .cancelled }
                    try #require(isCancelled == play.requests.open.map(\.isCancelled), "\(text)")
                }
            }
            for play in plays { await play.end() }
        }
    }
}

/// The same numbers each time (xorshift).
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
