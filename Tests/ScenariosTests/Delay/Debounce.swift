import Domain

@testable import Scenarios

/// A specimen with time in it: a search that starts when nothing has been typed for a while.
enum Debounce: Feature {
    struct State: ScreenState {
        var query = ""
        var results: String?
        var isWaiting = false

        var fields: [ScreenField] {
            [
                ScreenField("query", .text(query)), ScreenField("results", .text(results)),
                ScreenField("waiting", .flag(isWaiting)),
            ]
        }
    }

    struct Step: Equatable, Sendable {
        let query: String
    }

    struct UseCases: Sendable {
        let delay: any Delay
        let search: @MainActor @Sendable (String) async -> String?
    }

    nonisolated static let name = "debounce"
    nonisolated static let pause = Duration.milliseconds(300)

    nonisolated static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("type", text: "TEXT", means: "type into the search field") { Step(query: $0) }
    ]

    nonisolated static func line(for step: Step) -> String { "type \(step.query)" }

    nonisolated static let sampleContent: Void = ()
    nonisolated static let sampleScenario = ""

    static func controlledUseCases(_ content: Void, _ requests: Requests) -> UseCases {
        UseCases(delay: ControlledDelay(requests)) { query in
            guard case .ok = await requests.reply(to: "search \(query)") else { return nil }
            return "found \(query)"
        }
    }
}

extension Debounce {
    nonisolated static let exploredSteps = [Step(query: "a"), Step(query: "ab")]
    nonisolated static let exploredContent: Void = ()

    nonisolated static func summary(_ state: State) -> String {
        [state.query, state.isWaiting ? "…" : nil, state.results].compactMap(\.self)
            .joined(separator: " ")
    }

    nonisolated static let rules = [
        Rule<Debounce>(
            "what was typed last is searched when the time has passed",
            """
            type a      | a …
            type ab     | ab …
            answer 1 ok | ab …
            answer 2 ok | ab …
            answer 3 ok | ab found ab
            """),
        Rule<Debounce>(
            "what is typed during a search cancels it, and waits again",
            """
            type a      | a …
            answer 1 ok | a …
            type ab     | ab …
            answer 2 ok | ab …
            answer 3 ok | ab …
            answer 4 ok | ab found ab
            """),
    ]

    nonisolated static func canonicalState(_ state: State) -> String { summary(state) }

    nonisolated static func isWaiting(_ state: State) -> Bool { state.isWaiting }

    nonisolated static var situations: [Situation<Debounce>] {
        [Situation("a wait is cancelled") { $0.requests.first?.isCancelled == true }]
    }

    nonisolated static let specification: [Clause<Debounce>] = [
        Clause(
            "A search starts when nothing was typed for a while",
            { history in history.requests.count { $0.name.hasPrefix("search") } }
        ) { history in
            history.answers.count { $0.request.name == "wait 300 ms" && $0.wasWanted }
        }
    ]
}
