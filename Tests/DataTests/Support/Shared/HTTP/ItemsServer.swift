import Domain
import Foundation

/// A server of items, as the article ItemsAPI describes it. Of an item, it only reads the id.
///
/// The first account has logged in with the token `t`.
actor ItemsServer {
    /// The tokens that a client has ended.
    nonisolated let revoked: AsyncStream<String>
    private let revocation: AsyncStream<String>.Continuation
    private let accounts: [Credentials]
    private var tokens: [String: String]
    private var items: [String: [(id: String, json: String)]]

    init(accounts: [Credentials] = Credentials.samples, items: [Item] = []) {
        (revoked, revocation) = AsyncStream.makeStream()
        self.accounts = accounts
        tokens = ["t": accounts[0].email]
        let json = items.map { ($0.id, #"{"id": "\#($0.id)", "name": "\#($0.name)"}"#) }
        self.items = [accounts[0].email: json]
    }

    /// The server runs as long as the result exists.
    nonisolated func start() throws -> StubServer { try StubServer { await self.answer($0) } }

    /// Accepts no token any more that it has given so far.
    func endSessions() { tokens = [:] }

    func answer(_ request: StubServer.Request) -> StubServer.Reply {
        let words = request.line.split(separator: " ", omittingEmptySubsequences: false)
        let path = words[1].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let id = path.count == 2 ? path.last.flatMap { String($0).removingPercentEncoding } : nil
        if words[0] == "POST" { return logIn(request.json() ?? [:]) }
        let token = String(request.headers["authorization"]?.dropFirst("Bearer ".count) ?? "")
        guard let account = tokens[token] else { return .error(401, "Log in.") }
        let index = items[account]?.firstIndex { $0.id == id }
        switch (words[0], path.first, id) {
        case ("DELETE", "login", nil):
            tokens[token] = nil
            revocation.yield(token)
        case ("GET", "items", nil):
            return .answer(
                200, "[\(items[account, default: []].map(\.json).joined(separator: ","))]")
        case ("DELETE", "items", _?):
            guard let index else { return .error(404, "There is no such item.") }
            items[account]?.remove(at: index)
        case ("PUT", "items", let id?):
            let body: ID? = request.json()
            guard body?.id == id else { return .error(400, "That is no item.") }
            if let index {
                items[account]?[index] = (id, request.body)
            } else if request.headers["if-match"] == nil {
                items[account, default: []].append((id, request.body))
            } else {
                return .error(412, "There is no such item.")
            }
        default: return .error(405, "That can't be done.")
        }
        return .answer(204)
    }

    private func logIn(_ typed: [String: String]) -> StubServer.Reply {
        let account = accounts.first {
            $0.email.lowercased() == typed["email"]?.lowercased()
                && $0.password.reveal() == typed["password"]
        }
        guard let account else { return .error(401, "Wrong email or password.") }
        let token = "token-\(tokens.count)-\(account.email.utf8.count)"
        tokens[token] = account.email
        return .json(["token": token, "email": account.email])
    }
}

private struct ID: Decodable { let id: String }

extension StubServer.Request {
    fileprivate func json<Value: Decodable>() -> Value? {
        try? JSONDecoder().decode(Value.self, from: Foundation.Data(body.utf8))
    }
}
