public import Domain
public import Presentation

/// The items screen, as scenarios play it.
public enum ItemsScenario: Feature {
    public typealias State = ItemsState

    public enum Step: Equatable, Sendable {
        case load
        case select(Item.ID)
        case deselect
        case delete(Item.ID)
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    /// What the service holds, and how it deletes.
    public struct Content: Sendable {
        public var items: [Item]
        /// The items that the service deletes when it is asked. The others it deletes when it answers.
        public var deletedWhenAsked: Set<Item.ID>

        public init(_ items: [Item], deletedWhenAsked: Set<Item.ID> = []) {
            self.items = items
            self.deletedWhenAsked = deletedWhenAsked
        }
    }

    nonisolated public static let name = "items"

    nonisolated public static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", means: "ask for the items", as: .load),
        ScenarioWord("select", "ID", means: "tap an item", as: Step.select),
        ScenarioWord("deselect", means: "clear the selection", as: .deselect),
        ScenarioWord("delete", "ID", means: "delete an item", as: Step.delete),
        .clearError(Step.clearError),
    ]

    nonisolated public static func line(for step: Step) -> String {
        switch step {
        case .load: "load"
        case .select(let id): "select \(id)"
        case .deselect: "deselect"
        case .delete(let id): "delete \(id)"
        case .clearError(let message): ScenarioWord<Step>.clearErrorLine(message)
        }
    }

    nonisolated public static let sampleContent = Content(Item.samples)

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

        # Of two loads, the second cancels the first, whose late answer is ignored.
        load
        load
        answer 6 ok
        answer 5 fail Too late.
        """

    public static func controlledUseCases(
        _ content: Content, _ requests: Requests
    ) -> ItemsUseCases {
        let service = ControlledItemsService(content, requests)
        return ItemsUseCases(getItems: service, deleteItem: service)
    }
}

extension ItemsState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("items", .list(visibleItems.map(\.id))),
            ScreenField("selected", .text(selectedItem?.id)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
