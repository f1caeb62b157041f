import Domain
import Foundation
import NotesDomain

@testable import NotesData

/// A server of notes, as the article NotesAPI describes it. It does not use the client's code for JSON.
///
/// After a login, the server does not accept the access token, so that each client has to refresh it.
actor NotesServer {
    typealias Request = StubServer.Request
    typealias Reply = StubServer.Reply

    private let passwords = ["al@x.test": "enigma", "bo@x.test": "colossus", "cy@x.test": "bombe"]
    private var notes = InMemoryServer()

    /// A server with accounts that have no notes yet.
    static func start() throws -> StubServer {
        let server = NotesServer()
        return try StubServer { await server.answer($0) }
    }

    func answer(_ request: Request) -> Reply {
        let words = request.line.components(separatedBy: " ")
        let address = URLComponents(string: words[1])
        let path = address?.path.split(separator: "/").map(String.init) ?? []
        do throws(RemoteNotesError) {
            switch (words[0], path.first, path.count) {
            case ("POST", "session", 1): return logIn(request)
            case ("POST", "session", 2): return refresh(request)
            case ("GET", "notes", 1):
                let cursor = address?.queryItems?.first { $0.name == "after" }?.value
                let page = try notes.changes(after: cursor, of: account(request))
                let notes = page.notes.map(NoteBody.init)
                return reply(200, PageBody(notes: notes, cursor: page.cursor, more: page.hasMore))
            case ("PUT", "notes", 2):
                let content = request.json(NoteBody.self)?.content
                guard let content else { throw .rejected("No content.") }
                return reply(200, NoteBody(try change(path[1], to: content, request)))
            case ("DELETE", "notes", 2):
                _ = try change(path[1], to: nil, request)
                return .answer(204)
            default: throw .notFound
            }
        } catch {
            return reply(to: error, path.dropFirst().first)
        }
    }

    private func logIn(_ request: Request) -> Reply {
        guard let values = request.json([String: String].self),
            let email = values["email"]?.lowercased(),
            let password = passwords[email], values["password"] == password
        else { return reply(to: .loggedOut) }
        let tokens = ["access": "over-\(email)", "refresh": "refresh-\(email)"]
        return reply(200, tokens.merging(["account": email]) { $1 })
    }

    private func refresh(_ request: Request) -> Reply {
        guard let token = request.json([String: String].self)?["refresh"],
            token.hasPrefix("refresh-")
        else { return reply(to: .loggedOut) }
        return reply(200, ["access": "good-\(token.dropFirst(8))", "refresh": token])
    }

    private func account(_ request: Request) throws(RemoteNotesError) -> String {
        let start = "Bearer good-"
        guard let token = request.headers["authorization"], token.hasPrefix(start) else {
            throw .loggedOut
        }
        return String(token.dropFirst(start.count))
    }

    private func change(
        _ id: Note.ID, to content: NoteContent?, _ request: Request
    ) throws(RemoteNotesError) -> RemoteNote {
        let account = try account(request)
        let version = request.headers["if-match"].flatMap { Int($0) }
        guard let key = request.headers["idempotency-key"],
            (version == nil) == (request.headers["if-none-match"] == "*")
        else { throw .rejected("A header is missing.") }
        let change = RemoteChange(key: key, content: content, base: version)
        return try notes.apply(change, to: id, of: account)
    }

    private func reply(to error: RemoteNotesError, _ id: String? = nil) -> Reply {
        switch error {
        case .conflict(let note): reply(412, NoteBody(note))
        case .loggedOut: problem(401, "Log in.")
        case .notFound: problem(404, "There is no such note, or address.", id: id)
        case .unknownCursor: problem(410, "The cursor is unknown.")
        case .rejected(let reason): problem(422, reason)
        case .unanswered: problem(500, "A fault.")
        }
    }

    private func problem(_ status: Int, _ message: String, id: String? = nil) -> Reply {
        var body = ["message": message, "api": "notes"]
        body["id"] = id
        return reply(status, body)
    }

    private func reply(_ status: Int, _ body: some Encodable) -> Reply {
        let json = try? JSONEncoder().encode(body)
        return .answer(status, String(decoding: json ?? .init(), as: UTF8.self))
    }
}

extension StubServer.Request {
    /// Nil if the body is not JSON of this type.
    fileprivate func json<Value: Decodable>(_ type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, from: .init(body.utf8))
    }
}

private struct PageBody: Encodable {
    let notes: [NoteBody]
    let cursor: String
    let more: Bool
}
