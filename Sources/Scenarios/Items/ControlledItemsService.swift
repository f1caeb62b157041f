import Domain

/// The items behind requests that a scenario answers.
///
/// A read answers with what was there when it was opened; a delete happens when it is answered.
@MainActor
final class ControlledItemsService: GetItemsUseCase, DeleteItemUseCase {
    private var items: [Item]
    private let requests: Requests

    init(_ items: [Item], _ requests: Requests) {
        self.items = items
        self.requests = requests
    }

    @MainActor func execute() async throws(ItemError) -> [Item] {
        let found = items.map { Item(id: $0.id, name: requests.readName($0.name)) }
        try await requests.success(of: "load", or: ItemError.self)
        return found
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        try await requests.success(of: "delete \(id)", or: ItemError.self)
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw .notFound(id) }
        items.remove(at: index)
    }
}

extension ItemError: ControlledError {}
