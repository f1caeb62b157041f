package import Domain
package import Presentation

/// The items screen, as scenarios play it.
package enum ItemsScenario: ScenarioFeature {
    package typealias State = ItemsState

    package enum Step: Equatable, Sendable {
        case load
        case select(Item.ID)
        case deselect
        case delete(Item.ID)
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    /// What the service holds, and how it deletes.
    package struct Content: Sendable {
        package var items: [Item]
        /// The items that the service deletes when it is asked. The others it deletes when it answers.
        package var deletedWhenAsked: Set<Item.ID>
        /// The items that somebody else puts back as soon as they are deleted.
        package var comesBack: Set<Item.ID>

        package init(
            _ items: [Item], deletedWhenAsked: Set<Item.ID> = [], comesBack: Set<Item.ID> = []
        ) {
            self.items = items
            self.deletedWhenAsked = deletedWhenAsked
            self.comesBack = comesBack
        }
    }

    nonisolated package static let name = "items"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", means: "ask for the items", as: .load),
        ScenarioWord("select", "ID", means: "tap an item", as: Step.select),
        ScenarioWord("deselect", means: "clear the selection", as: .deselect),
        ScenarioWord("delete", "ID", means: "delete an item", as: Step.delete),
        .clearError(Step.clearError),
    ]

    nonisolated package static let sampleContent = Content(Item.samples)

    nonisolated package static let sampleScenario = text(PackageResources.items_sample_txt)

    package static func controlledUseCases(
        _ content: Content, _ requests: Requests
    ) -> ItemsUseCases {
        let service = ControlledItemsService(content, requests)
        return ItemsUseCases(getItems: service, deleteItem: service)
    }
}

extension ItemsState: ScreenState {
    package var fields: [ScreenField] {
        [
            ScreenField("items", .list(visibleItems.map(\.id))),
            ScreenField("selected", .text(selectedItem?.id)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
