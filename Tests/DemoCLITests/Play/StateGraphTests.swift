import Scenarios
import Testing

@testable import DemoCLI

@Suite("The graph of states shows what the screens show", .timeLimit(.minutes(5)))
@MainActor
struct StateGraphTests {
    @Test(
        "On random ways, also where several schedules meet, a real session shows the same",
        arguments: Features.all.indices)
    func randomWays(feature: Int) async throws {
        try await walk(Features.all[feature])
    }

    private func walk<F: Feature>(_: F.Type) async throws {
        let graph = await Self.graph(F.self, plays: 150)
        var generator = Generator(state: 7)
        var steps = 0
        for _ in 0..<10 {
            var way = Way(graph)
            let sessions = F.patterns.map {
                ScenarioSession<F>($0, content: F.sampleContent, cancellation: .ignored)
            }
            sessions.forEach { $0.keepLog() }
            try expect(way, sessions, after: "start")
            while way.lines.count < 14,
                let edge = way.state.edges.randomElement(using: &generator)
            {
                way.take(edge)
                let step = try Scenario<F>(parsing: way.lines.last ?? "").lines[0].step
                for session in sessions { try await session.play(step) }
                try expect(way, sessions, after: way.lines.joined(separator: "; "))
                #expect(edge.work == sessions.map { StateGraph.Work($0) }, "\(way.lines)")
                steps += 1
            }
            for session in sessions { await session.end() }
        }
        #expect(steps > 20)
    }

    private func expect<F: Feature>(
        _ way: Way, _ sessions: [ScenarioSession<F>], after text: String
    ) throws {
        for (screen, session) in zip(way.state.screens, sessions) {
            try #require(screen == session.state.fields.flattened, "\(F.name): \(text)")
            let open = session.requests.all.filter { !$0.isAnswered }
            try #require(way.state.open.map(\.name) == open.map(\.name), "\(F.name): \(text)")
            try #require(
                way.state.open.map(\.isCancelled) == open.map(\.isCancelled), "\(F.name): \(text)")
            try #require(way.numbers == open.map(\.number), "\(F.name): \(text)")
        }
    }

    @Test("The bundled scenario can be walked to its end", arguments: Features.all.indices)
    func samples(feature: Int) async throws {
        try await walkSample(Features.all[feature])
    }

    private func walkSample<F: Feature>(_: F.Type) async throws {
        _ = try await Self.endOfSample(F.self, Self.graph(F.self, plays: 0))
    }

    private static func endOfSample<F: Feature>(
        _: F.Type, _ graph: StateGraph
    ) throws -> StateGraph.State {
        var way = Way(graph)
        for line in try Scenario<F>(parsing: F.sampleScenario).lines {
            let text = Scenario<F>.text(of: line.step)
            way.take(try #require(way.state.edges.first { way.line(of: $0) == text }, "\(text)"))
        }
        return way.state
    }

    @Test("From each state of the bundled scenario every step is tried, and is an edge once")
    func ways() async throws {
        let graph = await Self.graph(ItemsScenario.self, plays: 220)
        #expect(try Self.endOfSample(ItemsScenario.self, graph).isExplored)
        for state in graph.states {
            let steps = state.edges.map { "\($0.line) \($0.position ?? -1)" }
            #expect(Set(steps).count == steps.count)
        }
    }

    @Test("A graph says how far it was explored")
    func howFar() async {
        let all = await Self.graph(LoginScenario.self, plays: 3_000)
        #expect(all.isComplete)
        #expect(all.states.allSatisfy { $0.isExplored })
        let some = await Self.graph(LoginScenario.self, plays: 20)
        #expect(!some.isComplete)
        #expect(some.states.contains { !$0.isExplored })
    }

    private static func graph<F: Feature>(_: F.Type, plays: Int) async -> StateGraph {
        let sample = (try? Scenario<F>(parsing: F.sampleScenario))?.lines.map(\.step) ?? []
        return await GraphExplorer<F>.graph(
            F.patterns.map { $0.makeScreen(over: F.sampleContent) },
            ways: F.beginnings + [sample], plays: plays)
    }
}

/// A way through a graph, as the page goes it.
private struct Way {
    let graph: StateGraph
    private(set) var state: StateGraph.State
    private(set) var numbers: [Int]
    private(set) var lines: [String] = []
    private var count: Int

    init(_ graph: StateGraph) {
        self.graph = graph
        state = graph.states[0]
        numbers = graph.firstNumbers
        count = graph.firstCount
    }

    func line(of edge: StateGraph.Edge) -> String {
        edge.position.map { edge.line.replacing("#", with: "\(numbers[$0])") } ?? edge.line
    }

    mutating func take(_ edge: StateGraph.Edge) {
        lines.append(line(of: edge))
        if let position = edge.position { numbers.remove(at: position) }
        state = graph.states[edge.target]
        let opened = state.open.count - numbers.count
        numbers += (0..<opened).map { count + 1 + $0 }
        count += opened
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
