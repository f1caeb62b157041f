import Domain
import Presentation

extension UsersScenario: PlayableFeature {
    nonisolated static func rows(in state: State) -> Rows? { state.screen.rows }

    nonisolated static func commands(in state: State, at row: String?) -> [FeatureCommand<
        UsersIntent
    >] {
        state.screen.commands(at: row)
    }
}

extension UsersState {
    var rows: Rows {
        Rows(
            field: "visibleUsers",
            rows: visibleUsers.map { Rows.Row(id: $0.id, title: "\($0.id)  \($0.name)") })
    }

    func commands(at row: String?) -> [FeatureCommand<UsersIntent>] {
        var commands: [FeatureCommand<UsersIntent>] = []
        if let row {
            commands.append(FeatureCommand(.enter, "open", .userTapped(row)))
        }
        commands.append(
            FeatureCommand(
                "/", "search", .ask(.init(title: "Search", text: query) { .queryChanged($0) })))
        commands.append(FeatureCommand("r", "reload", .loadRequested))
        if error != nil {
            commands.append(FeatureCommand("c", "clear error", .errorDismissed))
        }
        return commands
    }
}
