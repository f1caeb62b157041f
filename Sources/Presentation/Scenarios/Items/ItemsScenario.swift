public import Domain

/// The items screen, as scenarios drive it.
public enum ItemsScenario: ScenarioFeature {
    nonisolated public static let name = "items"

    nonisolated public static let vocabulary: [ScenarioWord<ItemsIntent>] = [
        ScenarioWord("load", means: "ask for the items", as: .loadRequested),
        ScenarioWord("select", "ID", means: "tap an item", as: ItemsIntent.itemTapped),
        ScenarioWord("deselect", means: "clear the selection", as: .selectionCleared),
        ScenarioWord("delete", "ID", means: "delete an item", as: ItemsIntent.deleteTapped),
        ScenarioWord("clear-error", means: "dismiss the error", as: .errorDismissed),
    ]

    nonisolated public static func line(for intent: ItemsIntent) -> String {
        switch intent {
        case .loadRequested: "load"
        case .itemTapped(let id): "select \(id)"
        case .selectionCleared: "deselect"
        case .deleteTapped(let id): "delete \(id)"
        case .errorDismissed: "clear-error"
        }
    }

    nonisolated public static let sampleContent = [
        Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana"), Item(id: "c", name: "Cherry"),
    ]

    nonisolated public static let sampleScenario = """
        load
        answer 1 ok
        select b

        # A delete shows at once; a load that was opened before it is answered still has the item.
        load
        delete b
        answer 3 ok
        answer 2 ok

        # This delete fails, and the item is back in its place.
        delete a
        answer 4 fail Not allowed.
        clear-error

        # Of two loads, the older one answers last: nobody is waiting for it any more.
        load
        load
        answer 6 ok
        answer 5 fail Too late.
        """

    public static func makeScreen(
        _ pattern: Pattern, content: [Item], requests: Requests
    ) -> Screen<ItemsState, ItemsIntent> {
        let service = GatedItems(content, requests: requests)
        switch pattern {
        case .mvvm:
            let viewModel = ItemsViewModel(getItems: service, deleteItem: service)
            return Screen(
                model: viewModel, state: { viewModel.state }, perform: viewModel.perform)
        case .mvi:
            let reducer = ItemsReducer(getItems: service, deleteItem: service)
            return Screen(ItemsState(), reducer: reducer)
        }
    }
}

extension ItemsState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("visibleItems", as: "items", .list(visibleItems.map(\.id))),
            ScreenField("selectedItemID", as: "selected", .text(selectedItem?.id)),
            ScreenField("isLoading", as: "loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
