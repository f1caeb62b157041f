import Domain
import Presentation

extension ItemsScenario: PlayableFeature {
    nonisolated static func rows(in state: ItemsState) -> Rows? {
        Rows(
            field: "visibleItems",
            rows: state.visibleItems.map { Rows.Row(id: $0.id, title: "\($0.id)  \($0.name)") })
    }

    nonisolated static func commands(
        in state: ItemsState, at row: String?
    ) -> [FeatureCommand<ItemsIntent>] {
        var commands: [FeatureCommand<ItemsIntent>] = []
        if let row {
            commands.append(FeatureCommand(.enter, "select", .itemTapped(row)))
            commands.append(FeatureCommand("d", "delete", .deleteTapped(row)))
        }
        if state.selectedItem != nil {
            commands.append(FeatureCommand("x", "deselect", .selectionCleared))
        }
        commands.append(FeatureCommand("r", "reload", .loadRequested))
        if state.error != nil {
            commands.append(FeatureCommand("c", "clear error", .errorDismissed))
        }
        return commands
    }
}
