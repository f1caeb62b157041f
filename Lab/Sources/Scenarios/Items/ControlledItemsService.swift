import Domain

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
        return try await requests.result(of: "load") { () throws(ItemError) in found }
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        let early = content.deletedWhenAsked.contains(id) ? delete(id) : nil
        try await requests.result(of: "delete \(id)", .write) { () throws(ItemError) in
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
