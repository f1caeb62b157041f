@testable import Scenarios

/// A specimen: a screen that looks words up, and shows what was found for the newest.
enum Lookup: ScenarioFeature {
    struct State: ScreenState {
        var found: String?
        var isLooking = false
        var error: String?
        var note = ""
        var pin = ""
        /// What does not show.
        var lookups = 0

        var fields: [ScreenField] {
            [
                ScreenField("found", .text(found)),
                ScreenField("looking", .flag(isLooking)),
                ScreenField("error", .text(error)),
                ScreenField("note", .text(note.isEmpty ? nil : note)),
            ]
        }
    }

    enum Step: Equatable, Sendable {
        case look(String)
        case lookAgain
        case clear
        case note(String)
        case pin(String)
    }

    struct UseCases: Sendable {
        let find: @MainActor @Sendable (String) async -> Requests.Reply
    }

    nonisolated static let name = "lookup"

    nonisolated static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("look", "WORD", means: "look a word up", as: Step.look),
        ScenarioWord("look again", means: "look the last word up", as: .lookAgain),
        ScenarioWord("clear", means: "clear what was found", as: .clear),
        ScenarioWord("note", text: "TEXT", means: "type a note", as: Step.note),
        ScenarioWord(
            "pin", text: "TEXT", secretSample: "1234", means: "type the pin", as: Step.pin),
    ]

    nonisolated static func line(for step: Step) -> String {
        switch step {
        case .look(let word): "look \(word)"
        case .lookAgain: "look again"
        case .clear: "clear"
        case .note(let text): text.isEmpty ? "note" : "note \(text)"
        case .pin(let text): text.isEmpty ? "pin" : "pin \(text)"
        }
    }

    nonisolated static let sampleContent: Void = ()
    nonisolated static let sampleScenario = "look a\nanswer 1 ok"

    static func controlledUseCases(_ content: Void, _ requests: Requests) -> UseCases {
        UseCases { await requests.reply(to: "look up \($0)") }
    }
}

extension Lookup: ExploredFeature {
    nonisolated static let exploredSteps: [Step] = [.look("a"), .look("b"), .clear]
    nonisolated static let exploredContent: Void = ()

    nonisolated static func summary(_ state: State) -> String {
        [state.found, state.isLooking ? "…" : nil, state.error.map { "! \($0)" }]
            .compactMap(\.self).joined(separator: " ")
    }

    nonisolated static let rules = [
        Rule<Lookup>("a word that is found is shown", "look a | …\nanswer 1 ok | a")
    ]

    nonisolated static func canonicalState(_ state: State) -> String {
        "\(state.found ?? "") \(state.isLooking) \(state.error == nil)"
    }

    nonisolated static func isWaiting(_ state: State) -> Bool { state.isLooking }

    nonisolated static var situations: [Situation<Lookup>] {
        [
            Situation("a word is shown while another is looked up") {
                $0.state.found != nil && $0.state.isLooking
            },
            Situation("what was found is cleared") {
                $0.previousState?.found != nil && $0.state.found == nil
            },
        ]
    }

    /// Says nothing of the spinner, so that only the end of a schedule finds one that is left.
    nonisolated static let specification: [Clause<Lookup>] = [
        Clause("What is shown was found", { $0.isFound }) { _ in true }
    ]
}

extension History<Lookup> {
    fileprivate var isFound: Bool {
        guard let found = state.found else { return true }
        return answers.contains { $0.request.name == "look up \(found)" }
    }
}
