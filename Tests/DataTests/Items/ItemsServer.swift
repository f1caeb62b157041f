import Data
import Domain
import Foundation

/// A server of items. It does not use the client's code for JSON.
actor ItemsServer {
    private var items: [ItemBody]

    private struct ItemBody: Codable {
        let id: String
        var name: String
    }

    init(_ items: [Item]) { self.items = items.map { ItemBody(id: $0.id, name: $0.name) } }

    /// Starts the server, which runs as long as the repository exists.
    func repository() throws -> HTTPItemRepository {
        let stub = try StubServer { await self.answer($0) }
        return HTTPItemRepository(server: stub.url) { _ in withExtendedLifetime(stub) {} }
    }

    func answer(_ request: StubServer.Request) -> StubServer.Reply {
        let words = request.line.split(separator: " ", omittingEmptySubsequences: false)
        let path = words[1].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let id = path.dropFirst().first.flatMap { String($0).removingPercentEncoding }
        let place = items.firstIndex { $0.id == id }
        switch (words[0], path.count) {
        case ("GET", 1):
            let body = try? JSONEncoder().encode(items)
            return .answer(200, String(decoding: body ?? .init(), as: UTF8.self))
        case ("DELETE", 2):
            guard let place else { return .answer(404) }
            items.remove(at: place)
            return .answer(204)
        case ("PUT", 2):
            let body = try? JSONDecoder().decode(ItemBody.self, from: .init(request.body.utf8))
            guard let body, body.id == id else { return .answer(400) }
            if let place {
                items[place] = body
            } else if request.headers["if-match"] == nil {
                items.append(body)
            } else {
                return .answer(412)
            }
            return .answer(204)
        default: return .answer(405)
        }
    }
}
