package import Domain
package import Presentation

/// The items screen, as scenarios play it.
package enum ItemsScenario: ScenarioFeature {
    package typealias State = ItemsState

    package enum Step: Equatable, Sendable {
        case load
        case select(Item.ID)
        case deselect
        case link(Item.ID)
        case delete(Item.ID)
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    /// The content of the service, and how it deletes.
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
        ScenarioWord("select", "ID", tried: ["a", "b"], means: "tap an item", as: Step.select),
        ScenarioWord("deselect", means: "clear the selection", as: .deselect),
        ScenarioWord(
            "link", "ID", tried: ["a", "b", "x"], means: "open a link to an item", as: Step.link),
        ScenarioWord("delete", "ID", tried: ["a", "b"], means: "delete an item", as: Step.delete),
        .clearError(Step.clearError),
    ]

    nonisolated package static let news = [News.ofList(["a", "b"])]

    nonisolated package static let sampleContent = Content(Item.samples)

    nonisolated package static let sampleScenario = text(PackageResources.items_sample_txt)

    package static func controlledUseCases(
        _ content: Content, _ requests: Requests
    ) -> ItemsUseCases {
        let service = ControlledItemsService(content, requests)
        return ItemsUseCases(getItems: service, deleteItem: service)
    }

    nonisolated package static func isWaiting(_ state: ItemsState) -> Bool {
        state.isLoading || !state.deleting.isEmpty
    }

    /// Items are listed by id, the selected one in brackets; `…` is the spinner, `!` the error.
    nonisolated package static func summary(_ state: ItemsState) -> String {
        var words = state.visibleItems.map { $0 == state.selectedItem ? "[\($0.id)]" : $0.id }
        if state.isLoading { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<ItemsScenario>.all(
        PackageResources.items_contract_txt)
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

/// The items behind requests that a scenario answers.
///
/// A read answers with what was there when it was opened; a delete happens when it is answered, or for
/// some items when it is opened, and only its answer is in flight. Some items come back at once.
@MainActor
final class ControlledItemsService: GetItemsUseCase, DeleteItemUseCase {
    private var items: [Item]
    private let content: ItemsScenario.Content
    private let requests: Requests

    init(_ content: ItemsScenario.Content, _ requests: Requests) {
        items = content.items
        self.content = content
        self.requests = requests
        requests.describeService { [weak self] in "items \(self?.items.map(\.id) ?? [])" }
    }

    @MainActor func execute() async throws(ItemError) -> [Item] {
        let found = items.map { Item(id: $0.id, name: requests.readName($0.name)) }
        return try await requests.result(
            of: "load", in: ItemsScenario.name, news: ItemsScenario.news.flatMap(\.triedLines)
        ) { news throws(ItemError) in
            found.filter { .without($0.id) != news }
        }
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        let early = content.deletedWhenAsked.contains(id) ? delete(id) : nil
        try await requests.result(of: "delete \(id)", .write, in: ItemsScenario.name) {
            _ throws(ItemError) in
            guard early ?? delete(id) else { throw .notFound(id) }
        }
    }

    /// Returns whether the item was there.
    private func delete(_ id: Item.ID) -> Bool {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
        if !content.comesBack.contains(id) { items.remove(at: index) }
        return true
    }
}
