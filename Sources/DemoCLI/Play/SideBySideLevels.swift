import Scenarios

extension Levels {
    /// Each fault beside the right screen of its pattern; the first is a lesson.
    @MainActor
    static func all() async -> [Game] {
        // Few faults need more plays, and fewer make a small page.
        await of(FaultGallery.all, plays: [300, 600, 2000])
    }

    /// Traps when no schedule shows a fault, because then it is none.
    @MainActor
    static func of(
        _ faults: some Sequence<any AnyFault>, plays: [Int]
    ) async -> [Game] {
        var games: [(steps: Int, game: (Int) -> Game)] = []
        for fault in faults {
            var found: (steps: Int, game: (Int) -> Game)?
            for plays in plays where found == nil { found = await level(fault, plays) }
            guard let found else { preconditionFailure("No schedule shows: \(fault)") }
            games.append(found)
        }
        let lesson = games.firstIndex { $0.steps == 3 } ?? 0
        games.insert(games.remove(at: lesson), at: 0)
        return games.enumerated().map { $1.game($0 + 1) }
    }

    @MainActor
    private static func level<A: AnyFault>(
        _ entry: A, _ plays: Int
    ) async -> (steps: Int, game: (Int) -> Game)? {
        let fault = entry.fault
        let content = A.F.sampleContent
        let screens = [fault.pattern.makeScreen(over: content), fault.makeScreen(over: content)]
        for explored in A.F.beginnings {
            let beginning = await beginning(of: explored, screens)
            let graph = await GraphExplorer<A.F>.graph(
                screens, beginning: beginning, plays: plays, checksRelease: true)
            guard let solution = graph.shortestWayToProblem, !solution.isEmpty else { continue }
            let page = PageGraph(graph)
            return (
                solution.count,
                { number in
                    Game(
                        id: "level-\(number)", feature: A.F.name,
                        titles: [
                            "\(fault.pattern.title), right", "\(fault.pattern.title), faulty",
                        ],
                        beginning: beginning.map { Scenario<A.F>.text(of: $0) }, sample: [],
                        secrets: Game.secrets(A.F.self, in: graph),
                        graph: page,
                        level: Game.Level(fault, solution, number == 1 ? lesson : []))
                }
            )
        }
        return nil
    }

    /// As much of it as leaves two steps to be found, if it shows the fault itself.
    @MainActor
    private static func beginning<F: Feature>(
        of steps: [ScenarioStep<F.Step>], _ screens: [Explorer<F>.MakeScreen]
    ) async -> [ScenarioStep<F.Step>] {
        var explorer = Explorer(screens, cancellation: .ignored, beginning: steps)
        explorer.plays = 0
        guard let failure = await explorer.run().failure else { return steps }
        return steps.dropLast(steps.count - failure.steps.count + 2)
    }

    private static let lesson = [
        "Press “load”: the screen asks for the items, and request 1 is open.",
        "Press “load” again: a newer load cancels the older one. Nobody waits for request 1 now.",
        "Servers answer all the same. Answer request 1 with “ok”, and look at both screens.",
    ]
}

extension Game.Level {
    fileprivate init<F: Feature>(_ fault: Fault<F>, _ solution: [String], _ lesson: [String]) {
        let others = fault.otherPatterns.map(\.title).inWords("and")
        let elsewhere =
            switch fault.inOtherPattern {
            case .impossible: "\(others) makes this mistake impossible."
            case .visible:
                "In \(others) this mistake can be made, but a unit test of a value sees it."
            case .asEasy: "In \(others) this mistake is made as easily."
            }
        self.init(
            solution: solution, lesson: lesson, name: fault.name, explanation: fault.explanation,
            elsewhere: elsewhere,
            faulty: fault.source.lines()?.joined(separator: "\n") ?? "",
            right: fault.source.rightLines()?.joined(separator: "\n") ?? "")
    }
}
