import Domain
package import Presentation
package import Scenarios

/// Each tab has its own exploration. This one tries what the parent adds, and one
/// request of a child stands for all. Of the awaited requests only the oldest is answered next, and the
/// state key holds only what the parent reads of a tab.
extension AppScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .login(.submit), .logOut, .tab(.notes), .users(.select("1")), .users(.select("2")), .back,
        .items(.delete("a")), .items(.load), .notes(.type("b")),
    ]

    nonisolated package static let exploredContent: Content = {
        var content = sampleContent
        content.items = ItemsScenario.exploredContent
        content.users = UsersScenario.exploredContent
        content.notes = NotesScenario.exploredContent
        return content
    }()

    nonisolated package static let beginnings: [[ScenarioStep<Step>]] = [
        filledIn, earlierSession + filledIn + laterSession,
    ]

    private nonisolated static let filledIn: [ScenarioStep<Step>] = [
        .input(.login(.email("al@x.test"))), .input(.login(.password("enigma"))),
    ]

    /// Somebody else was logged in, looked at another tab, and logged out while a tab was still loading.
    private nonisolated static let earlierSession: [ScenarioStep<Step>] = [
        .input(.login(.email("bo@x.test"))), .input(.login(.password("enigma"))),
        .input(.login(.submit)), .answer(1, .ok), .answer(2, .ok), .input(.tab(.notes)),
        .input(.logOut),
    ]

    /// All is loaded, and a note is open.
    private nonisolated static let laterSession: [ScenarioStep<Step>] =
        [.input(.login(.submit))] + (6...10).map { .answer($0, .ok) } + [
            .input(.notes(.open("n1")))
        ]

    /// With enough of what logs in, so that a walk is seldom long without a session.
    nonisolated package static let walkSteps: [Step] =
        [[Step]](repeating: filledIn.compactMap(\.asInput) + [.login(.submit)], count: 6)
        .flatMap(\.self)
        + [.login(.password("engima")), .tab(.items), .tab(.counter)] + exploredSteps
        + ItemsScenario.exploredSteps.map(Step.items)
        + UsersScenario.exploredSteps.map(Step.users)
        + CounterScenario.exploredSteps.map(Step.counter)
        + (NotesScenario.exploredSteps + [.logIn]).map(Step.notes)

    nonisolated package static func explored(_ open: [Requests.Request]) -> [Requests.Request] {
        let calls = open.filter { $0.kind == .read || $0.kind == .write }
        return calls.filter { !$0.isCancelled }.prefix(1) + calls.filter(\.isCancelled)
    }

    nonisolated package static func canonicalState(_ state: AppState) -> String {
        guard let main = state.main else { return canonicalText(state.login) }
        return [
            main.session.email, "\(main.tab)", canonicalText(main.errorsAtLogOut as Any),
            "\(main.userPath.ids.suffix(2))",
            "\(main.items.visibleItems.map(\.id))", "\(main.items.deleting.sorted())",
            "\(main.items.isLoading)", "\(main.users.users.map(\.id))", main.notes.text,
            canonicalText(main.notes.writes),
        ]
        .joined(separator: " ")
    }

    /// Late answers are all tried, and must change nothing: so their requests do not count here.
    nonisolated package static func stateKey(
        _ history: History<AppScenario>, open: [Requests.Request]
    ) -> String {
        let requests = open.filter { !$0.isCancelled }.map { "\($0.name) over \($0.service)" }
        return rankedRevisions(
            "\(canonicalState(history.state)) | \(history.service) | \(requests.sorted())")
    }
}
