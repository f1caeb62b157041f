package import Domain
public import Presentation

/// The items screen, as scenarios play it.
package enum ItemsScenario: ScenarioFeature {
    package typealias State = ItemsState

    package enum Step: Equatable, Sendable {
        case load
        case select(Item.ID)
        case deselect
        case link(Item.ID)
        case delete(Item.ID)
        /// Opens a form for a new item. If an item already has this id, nothing happens.
        case add(Item.ID)
        case edit(Item.ID)
        case type(String)
        case save
        /// Closes the form that is open.
        case close
        // Answers to the question whether to discard the draft.
        case discard
        case keep
        /// Dismisses the error with this message. Nil dismisses the error that is shown.
        case clearError(String?)
    }

    /// The items of the service, and how it deletes them.
    package struct Content: Sendable {
        package var items: [Item]
        /// The items that the service deletes as soon as it gets the request. It deletes other items when
        /// it answers.
        package var deletedWhenAsked: Set<Item.ID>
        /// The items that another device puts back as soon as they are deleted.
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
        ScenarioWord("load", as: .load),
        ScenarioWord("select", "ID", tried: ["a", "b"], as: Step.select),
        ScenarioWord("deselect", as: .deselect),
        ScenarioWord("link", "ID", tried: ["a", "b", "x"], as: Step.link),
        ScenarioWord("delete", "ID", tried: ["a", "b", "n"], as: Step.delete),
        ScenarioWord("add", "ID", tried: ["n", "m"], as: Step.add),
        ScenarioWord("edit", "ID", tried: ["a", "b", "n"], as: Step.edit),
        ScenarioWord(
            "type", text: "NAME", tried: ["Fig", " Kiwi", "\"   \"", "Apple", "Banana", ""],
            as: Step.type),
        ScenarioWord("save", as: .save),
        ScenarioWord("close", as: .close),
        ScenarioWord("discard", as: .discard),
        ScenarioWord("keep", as: .keep),
        .clearError(Step.clearError),
    ]

    nonisolated package static let news = [
        ScenarioWord.without(["a", "b"]),
        // Another device has renamed the item to “New”. The next answer has the old name again.
        ScenarioWord("renamed", "ID", tried: ["a", "b"]) { $0 },
        .list,
    ]

    nonisolated package static let sampleContent = Content(Item.samples)

    nonisolated package static let sampleScenario = text(PackageResources.items_sample_txt)

    package static func controlledUseCases(
        _ content: Content, _ requests: Requests
    ) -> ItemsUseCases {
        let service = ControlledItemsService(content, requests)
        return ItemsUseCases(getItems: service, deleteItem: service, saveItem: service)
    }

    nonisolated package static func isWaiting(_ state: ItemsState) -> Bool {
        state.isLoading || state.isWriting
    }

    /// Items are listed by id, and the selected item is in brackets. A name other than the sample's is
    /// added: `b=Fig`.
    ///
    /// The form is in round brackets, with `…` while it saves, `~` if another device has changed
    /// its item, and `?` while it asks whether to discard the draft. Outside of the form, `…` is
    /// the spinner, and `!` precedes the error.
    nonisolated package static func summary(_ state: ItemsState) -> String {
        var words = state.visibleItems.map { $0 == state.selectedItem ? "[\($0.words)]" : $0.words }
        if let form = state.formWords { words.append("(\(form))") }
        if state.isLoading { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<ItemsScenario>.all(
        PackageResources.items_contract_txt)
}

extension ItemsState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("items", .list(visibleItems.map(\.words))),
            ScreenField("selected", .text(selectedItem?.id)),
            ScreenField("form", .text(formWords)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}

extension ItemsState {
    fileprivate var formWords: String? {
        form.map { form in
            form.draft.words + (isSavingForm ? "…" : "") + (form.isOutdated ? "~" : "")
                + (form.isAskingToDiscard ? "?" : "")
        }
    }

    /// The item whose form asks whether to discard the draft.
    var asking: Item.ID? { form.flatMap { $0.isAskingToDiscard ? $0.id : nil } }

    /// False for the id of an item that exists, or that is being saved or deleted.
    func isNew(_ id: Item.ID) -> Bool {
        self[id] == nil && saving[id] == nil && !deleting.contains(id)
    }
}

extension Item {
    /// The id, and the name if it is not the sample's. Random plays add a mark to names, such as `#2`,
    /// which is ignored here.
    fileprivate var words: String {
        let isSample = Item.samples.contains { sample in
            sample.id == id && [sample.name[...]] == name.split(separator: " #").prefix(1)
        }
        return isSample ? id : "\(id)=\(name.quotedIfNeeded)"
    }
}

/// A service with items. A scenario answers its requests.
///
/// A read answers with the items at the time of the request. A save or a delete is done when it is
/// answered. Some deletes are done at the request, so only their answers are in flight. Some items
/// come back at once. If a change is answered with `without`, its item is gone.
@MainActor
final class ControlledItemsService: GetItemsUseCase, DeleteItemUseCase, SaveItemUseCase {
    private var items: [Item]
    private let content: ItemsScenario.Content
    private let requests: Requests

    init(_ content: ItemsScenario.Content, _ requests: Requests) {
        items = content.items
        self.content = content
        self.requests = requests
    }

    @MainActor func execute() async throws(ItemError) -> [Item] {
        let found = items.map { Item(id: $0.id, name: requests.readName($0.name)) }
        return try await requests.result(
            of: "load", in: ItemsScenario.name, news: ItemsScenario.news.flatMap(\.triedLines)
        ) { news throws(ItemError) in
            if let list = news?.listed {
                items = list.map { one in
                    Item(id: one.id, name: one.name ?? items.first { $0.id == one.id }?.name ?? "")
                }
                return items
            }
            return found.filter { "without \($0.id)" != news }.map {
                "renamed \($0.id)" == news ? Item(id: $0.id, name: "New") : $0
            }
        }
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        let early = content.deletedWhenAsked.contains(id) ? delete(id) : nil
        try await requests.result(
            of: "delete \(id)", .write, in: ItemsScenario.name, key: "item \(id)"
        ) {
            _ throws(ItemError) in
            guard early ?? delete(id) else { throw .notFound(id) }
        }
    }

    @MainActor func execute(_ item: Item, isNew: Bool) async throws(ItemError) -> Item {
        try await requests.result(
            of: "save \(item.id)", .write, in: ItemsScenario.name, key: "item \(item.id)",
            news: isNew ? [] : ["without \(item.id)"]
        ) { news throws(ItemError) in
            if news != nil { throw .notFound(item.id) }
            let item = Item(id: item.id, name: item.name.trimmed)
            let index = items.firstIndex { $0.id == item.id }
            guard isNew || index != nil else { throw .notFound(item.id) }
            if let index { items[index] = item } else { items.append(item) }
            return item
        }
    }

    /// Returns whether the item was there.
    private func delete(_ id: Item.ID) -> Bool {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
        if !content.comesBack.contains(id) { items.remove(at: index) }
        return true
    }
}
