public import Domain
import Presentation

extension NotesScenario {
    /// What matters to nothing else is left to the rules and the random walks.
    nonisolated public static let exploredSteps: [Step] = [
        .open("n1"), .add("n2"), .type("b"), .close, .delete("n1"), .discard("n1"),
    ]

    nonisolated public static let walkSteps: [Step] =
        exploredSteps + exploredSteps
        + [
            .observe, .leave, .refresh, .type("c"), .type(""), .delete("n2"), .retry("n1"),
            .retry("n2"),
            .discard("n2"), .logIn, .clearError(nil),
        ]

    nonisolated public static let exploredContent = [Note(id: "n1", text: "a")]

    /// From where most can happen: a note is in conflict, and something is being typed into it.
    nonisolated public static let beginnings: [[ScenarioStep<Step>]] = [
        [
            .user(.observe), .answer(1, .ok), .answer(2, .news("conflict n1 d")),
            .user(.open("n1")), .user(.type("c")),
        ]
    ]

    /// Time passes, and nothing else; of snapshots, three kinds stand for all.
    nonisolated public static func exploredAnswers(
        to request: RequestSpan, failure: Answer
    ) -> [Answer] {
        switch request.name {
        case "next notes": [.ok, .news("late"), .news("changed n1 d")]
        case "wait 500 ms": [.ok]
        default: [.ok, failure]
        }
    }

    /// Without the error, which no explored step reads.
    nonisolated public static func canonicalState(_ state: State) -> String {
        let screen = state.screen
        return """
            \(screen.snapshot.map { "\($0)" } ?? "") \(screen.isLoading) \(screen.openNoteID ?? "") \
            \(screen.drafts.sorted { $0.key < $1.key }) \(screen.deletions.sorted { $0.key < $1.key }) \
            \(screen.writes) \(screen.isRefreshing)
            """
    }

    /// A request is answered with what is there by then. Late answers are all tried, and must change
    /// nothing, so their requests do not count here.
    nonisolated public static func stateKey(
        _ history: History<NotesScenario>, open: [RequestSpan]
    ) -> String {
        let requests = open.filter { !$0.isCancelled }.map(\.name).sorted()
        return "\(canonicalState(history.state)) | \(serviceState(after: history)) | \(requests)"
    }

    nonisolated public static func serviceState(after history: History<NotesScenario>) -> String {
        "\(world(exploredContent, after: history.answers))"
    }

    nonisolated public static func isWaiting(_ state: State) -> Bool { isWaiting(state.screen) }

    nonisolated static func isWaiting(_ screen: NotesState) -> Bool {
        screen.isLoading || screen.isRefreshing || !screen.writes.isEmpty
    }

    nonisolated public static var situations: [Situation<NotesScenario>] {
        [
            Situation("a snapshot has come while something is being typed") { history in
                history.lastAnswer?.request.kind == .stream
                    && history.state.screen.drafts.values.contains { $0.progress == .unsaved }
            },
            Situation("a snapshot that was on its way lacks what is saved") { history in
                history.state.screen.drafts.values.contains { $0.progress == .awaitingNextSnapshot }
                    && history.lastAnswer?.answer == .news("late")
            },
            Situation("a save waits for another one of the same note") {
                $0.state.screen.writes.count { $0.isSave(of: "n1") } > 1
            },
            Situation("a save has failed") { history in
                history.answers.contains { $0.request.name.hasPrefix("save") && !$0.succeeded }
            },
        ]
    }

    /// What the repository holds after these answers.
    nonisolated static func world<F: ScenarioFeature>(
        _ content: [Note], after answers: [History<F>.Answered]
    ) -> NotesWorld {
        var world = NotesWorld(content)
        for answered in answers where answered.succeeded {
            let request = answered.request
            guard request.kind != .call || request.name == "notes" else { continue }
            let words = request.name.split(separator: " ", maxSplits: 2).map(String.init)
            switch words[0] {
            case "save":
                let texts = NoteWrite.texts(saved: words[2])
                world.save(words[1], texts.text, replacing: texts.base)
            case "delete":
                let base = NoteWrite.base(deleted: words.dropFirst(2).first)
                _ = world.delete(words[1], ifStill: base)
            case "retry": _ = world.retry(words[1])
            case "discard": _ = world.discard(words[1])
            case "notes", "next":
                if case .news(let news) = answered.answer {
                    _ = world.publish(NotesScenario.news(news))
                } else {
                    _ = world.publish(nil)
                }
            default: break
            }
        }
        return world
    }
}
