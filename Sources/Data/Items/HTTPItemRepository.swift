package import Domain
package import Foundation

/// The items at a server: `GET /items`, `PUT /items/ID` and `DELETE /items/ID`.
///
/// A `PUT` with `If-Match: *` only changes an item that exists. The JSON of an item is that of the file.
package struct HTTPItemRepository: ItemRepository {
    private let remote: RemoteJSON

    package init(server: URL, authorize: @escaping RemoteJSON.Authorize = { _ in }) {
        remote = RemoteJSON(server: server, authorize: authorize)
    }

    package func items() async throws(ItemError) -> [Item] {
        let body = try await send("GET", statuses: [200]).body
        guard let items = try? [ItemRecord](json: body) else {
            throw .unavailable(.notAnswered("The answer to GET /items is no list of items."))
        }
        return items.map(\.item)
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        try await send("DELETE", id, statuses: [200, 204, 404]).status != 404
    }

    package func saveItem(_ item: Item, isNew: Bool) async throws(ItemError) -> Bool {
        let headers = isNew ? [:] : ["If-Match": "*"]
        let answer = try await send(
            "PUT", item.id, headers: headers, body: ItemRecord(item),
            statuses: [200, 201, 204, 404, 412])
        return answer.status < 400
    }

    private func send(
        _ method: String, _ id: Item.ID? = nil, headers: [String: String] = [:],
        body: ItemRecord? = nil, statuses: Set<Int>
    ) async throws(ItemError) -> (status: Int, body: Foundation.Data) {
        do throws(StorageFailure) {
            return try await remote.send(
                method, ["items"] + [id].compactMap(\.self), headers: headers, body: body?.json(),
                statuses: statuses)
        } catch { throw .storage(error) }
    }
}
