package import Domain

/// The items of the account at a server. The article ItemsAPI describes the requests.
package struct HTTPItemRepository: ItemRepository {
    private let client: HTTPClient

    /// The client has to add the token of the account.
    package init(client: HTTPClient) { self.client = client }

    /// Ignores an element that is no item, or that has the same id as an earlier element.
    package func items() async throws(ItemError) -> [Item] {
        do throws(StorageFailure) {
            let body = try await client.send("GET", "items")
            var ids = Set<Item.ID>()
            let entries: [Entry] = try client.read(body)
            return entries.compactMap(\.item).filter { ids.insert($0.id).inserted }
        } catch { throw .storage(error) }
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        // With an empty id, this would be the address of the list.
        if id.isEmpty { return false }
        do { return try await client.send("DELETE", "items", id) != nil } catch {
            throw .storage(error)
        }
    }

    /// The app has made the id of a new item, so that a second try changes nothing.
    package func saveItem(_ item: Item, isNew: Bool) async throws(ItemError) -> Bool {
        let headers = isNew ? [:] : ["If-Match": "*"]
        do {
            return try await client.send(
                "PUT", "items", item.id, headers: headers, body: ItemRecord(item)) != nil
        } catch { throw .storage(error) }
    }
}

/// An element of the server's list; nil if it is no item.
private struct Entry: Decodable {
    let item: Item?

    init(from decoder: any Decoder) { item = (try? ItemRecord(from: decoder))?.item }
}
