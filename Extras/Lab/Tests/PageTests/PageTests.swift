import Explorer
import Faults
import Foundation
import Presentation
import Scenarios
import Testing

@testable import Page

@Suite("The page is one file, and runs only its own script", .timeLimit(.minutes(5)))
@MainActor
struct PageTests {
    @Test("Data can't close the HTML element that contains it")
    func data() throws {
        let id = "</script><script>alert(1)</script> \u{600}</script> {data} {script} &amp;"
        let game = Game(id: id, feature: "", graph: PageGraph(DuelGraph()))
        let recording = #"""
            {"steps":[{"line":"\#(id)","logs":[[],[]],"phones":[0,0],"ran":[[],[]],"seen":"","title":"",\#
            "waiting":[]}],"files":[],"looks":[{"is":"running"}]}
            """#
        let html = try PlayPage(games: [game]).html(recorded: Recorded(recording))
        #expect(html.components(separatedBy: "</script").count == 5)
        let data = try #require(html.components(separatedBy: "id=\"data\">").last)
            .components(separatedBy: "</script>")[0]
        let object = try JSONSerialization.jsonObject(with: Data(data.utf8))
        let games = (object as? [String: Any])?["games"] as? [[String: Any]]
        #expect(games?.first?["id"] as? String == id)
        #expect(html.contains(PlayPage.withoutTags(recording)))
    }

    @Test("A new nonce for each page allows only its own style sheet and script")
    func policy() throws {
        let html = try (1...2).map { _ in try PlayPage(games: []).html() }
        #expect(html[0].contains("default-src 'none'; script-src 'nonce-"))
        #expect(!html[0].contains("unsafe"))
        // The first address is a link, which opens only with a click. The second address is only the name
        // of a namespace.
        let known = ["https://github.com/${repository}/", "http://www.w3.org/2000/svg"]
        let rest = known.reduce(html[0]) { $0.replacing($1, with: "") }
        #expect(known.allSatisfy(html[0].contains) && !rest.contains("://"))
        #expect(html[0] != html[1])
    }

    @Test("The page has the address at which others find it, if there is one")
    func address() throws {
        let page = try PlayPage(games: [])
        #expect(
            try page.html(address: "https://example.org/a/").contains(
                "<html lang=\"en\" data-address=\"https://example.org/a/\">"))
        #expect(try page.html().contains("<html lang=\"en\">"))
    }

    @Test("Each mistake is a level")
    func levels() throws {
        #expect(Set(try Level.all().map(\.mistake)) == Set(Faults.all.map(\.name)))
    }

    @Test("In the level of the screen that stayed, it logs in after the user has left")
    func late() async throws {
        let text = try #require(try Level.all().first { $0.title == "The screen that stayed" })
        let fault = try #require(text.fault as? Fault<LoginScenario>)
        let play = Play<LoginScenario>(
            .ignored,
            makeScreen: fault.played(fault.mistake).makeScreen(
                over: LoginScenario.sampleContent))
        for line in ["email al@x.test", "password enigma", "submit", "answer 1 ok"] {
            let step = try #require(try Scenario<LoginScenario>(parsing: line).steps.first)
            if line.hasPrefix("answer") { #expect(play.requests.all[0].isAwaited) }
            try await play.take(step)
        }
        #expect(play.state.screen.session != nil)
    }

    @Test("Modules become functions, so that no two names collide")
    func modules() throws {
        let sources = [
            "a": "const name = 1;\nexport const one = () => name;\nexport function three() {}\n",
            "b":
                "import { one } from \"./a.mjs\";\nconst name = 2;\nexport const two = () => one() + name;\n",
            "main":
                "import { two } from \"./b.mjs\";\nimport { one } from \"./a.mjs\";\ntwo() + one();\n",
        ]
        let script = try Modules { sources[$0] ?? "" }.joined(from: "main")
        let places = ["modules.a = ", "modules.b = ", "modules.main = "].map {
            script.firstRange(of: $0)
        }
        #expect(!places.contains(nil))
        #expect(script.components(separatedBy: "modules.a = ").count == 2)
        #expect(script.contains("const { one } = modules.a;"))
        #expect(script.contains("return { two };") && script.contains("return { one, three };"))
        #expect(!script.contains("import ") && !script.contains("export "))
    }

    @Test("The code of each mistake and its mends is shown, and the named files exist")
    func shown() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
        for fault in Faults.all {
            let shown = try Shown(fault)
            for language in ["mvvm", "mvi", "web"] {
                let lines = try #require(shown.code[language])
                let parts = Set(lines.map { $0[0] }).subtracting(["-+", "-12+"])
                #expect(!parts.isEmpty, "\(fault.name), \(language)")
                if language != "web", Self.hasMends(fault) {
                    #expect(
                        ["1", "2", "+"].allSatisfy(parts.joined().contains),
                        "\(fault.name), \(language)")
                }
                #expect(lines.allSatisfy { !$0[1].contains("#") && $0[1].count < 100 })
            }
            for file in shown.files.values {
                #expect(FileManager.default.fileExists(atPath: root.appending(path: file).path))
            }
        }
    }

    private static func hasMends(_ fault: some AnyFault) -> Bool { !fault.mends.isEmpty }

    @Test("Each line belongs to the mistake, to a mend, or to both")
    func conditions() {
        let source = """
            final class Model {
                let state = 1

                func load() {
                    #if MEND_1
                    guard isIdle
                    #endif
                    // #if MISTAKE
                    show()
                    // #elseif MEND_2
                    hide()
                    // #else
                    drop()
                    // #endif
                    end()
                }

                func other() {}
            }
            """
        #expect(
            Shown.lines(of: source, indentation: "    ") == [
                ["-12+", "func load() {"], ["1", "    guard isIdle"], ["-", "    show()"],
                ["2", "    hide()"], ["1+", "    drop()"], ["-12+", "    end()"], ["-12+", "}"],
            ])
    }

    @Test("Steps that open too many requests are left out, and the state notes that")
    func full() async throws {
        let screens = [Pattern<ItemsScenario>.mvvm.makeScreen(over: ItemsScenario.sampleContent)]
        let duel = try Duel<ItemsScenario>(screens, Race(steps: ["load"]))
        let graph = await duel.graph()
        #expect(graph.states.allSatisfy { $0.cards.count <= 3 })
        #expect(graph.states.allSatisfy { $0.isFull == ($0.cards.count == 3) })
    }

    @Test(
        "A level is computed completely, and a real play shows the same",
        arguments: 0..<10)
    func level(index: Int) async throws {
        let level = try Level.all()[index]
        try await check(level.fault, level)
    }

    private func check<A: AnyFault>(_ fault: A, _ level: Level) async throws {
        #expect((level.mends ?? []).count == (fault.mends.isEmpty ? 0 : fault.mends.count + 1))
        try await check(try level.duel(fault, fault.mistake), isBroken: true, level.title)
        for mend in level.mends ?? [] {
            let duel = try level.duel(fault, mend.screen(of: fault), mend.found)
            try await check(duel, isBroken: mend.code != "mended", "\(level.title) \(mend.code)")
        }
    }

    private func check<F: Feature>(_ duel: Duel<F>, isBroken: Bool, _ title: String) async throws {
        let graph = await duel.graph()
        #expect(graph.states.contains(where: \.isFound) == isBroken)
        #expect(
            graph.states.allSatisfy {
                ($0.isFound || !$0.edges.isEmpty || $0.cards.isEmpty)
            })
        var generator = Generator(state: 7)
        for _ in 0..<8 {
            let match = await Match(duel)
            var (state, lines) = (graph.states[0], [String]())
            while lines.count < 12, let edge = state.edges.randomElement(using: &generator) {
                lines.append(edge.line)
                let moves = duel.moves(at: match)
                let move = try #require(moves.first { edge.isTaken(by: $0) })
                await match.take(move)
                state = graph.states[edge.target]
                let shown = match.state
                try #require(shown.screens == state.screens, "\(title): \(lines)")
                try #require(shown.cards == state.cards, "\(title): \(lines)")
                try #require(shown.isFound == state.isFound, "\(title): \(lines)")
            }
            await match.end()
        }
    }
}

extension DuelGraph.Edge {
    fileprivate func isTaken<F>(by move: Match<F>.Move) -> Bool {
        switch move {
        case .deed(let deed): deed.line == line
        case .answer(let position, let answer):
            position == self.position && line == "answer # \(answer.text)"
        case .leave: line == "leave-for-good"
        }
    }
}

/// A random generator (xorshift) that gives the same numbers in each run.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
