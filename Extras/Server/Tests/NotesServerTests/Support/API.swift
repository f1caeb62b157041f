import Foundation
import HTTPTypes

/// The requests of the API. `send` sends them to a server.
struct API: Sendable {
    typealias Send =
        @Sendable (HTTPRequest.Method, String, HTTPFields, String?) async throws -> Answer

    let send: Send
    var access: String?

    func logIn(
        email: String = "al@x.test", password: String = "enigma"
    ) async throws -> Answer {
        try await send(.post, "/session", [:], json(["email": email, "password": password]))
    }

    func refresh(_ token: String) async throws -> Answer {
        try await send(.post, "/session/refresh", [:], json(["refresh": token]))
    }

    /// The same API, logged in.
    func loggedIn(
        email: String = "al@x.test", password: String = "enigma"
    ) async throws -> API {
        API(send: send, access: try await logIn(email: email, password: password).tokens().access)
    }

    func notes(after cursor: String? = nil, limit: Int? = nil) async throws -> Answer {
        let queries = [cursor.map { "after=\($0)" }, limit.map { "limit=\($0)" }]
        let query = queries.compactMap(\.self).joined(separator: "&")
        return try await send(.get, "/notes?\(query)", authorized(), nil)
    }

    func put(
        _ id: String, _ content: NoteContent, _ condition: HTTPFields,
        key: String = UUID().uuidString
    ) async throws -> Answer {
        try await send(.put, "/notes/\(id)", authorized(condition, key: key), json(content))
    }

    func delete(
        _ id: String, _ condition: HTTPFields, key: String = UUID().uuidString
    ) async throws -> Answer {
        try await send(.delete, "/notes/\(id)", authorized(condition, key: key), nil)
    }

    func authorized(_ fields: HTTPFields = [:], key: String? = nil) -> HTTPFields {
        var fields = fields
        fields[.authorization] = access.map { "Bearer \($0)" }
        if let name = HTTPField.Name("Idempotency-Key") { fields[name] = key }
        return fields
    }

    private func json(_ object: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(object), as: UTF8.self)
    }
}

extension HTTPFields {
    static let isAbsent: HTTPFields = [.ifNoneMatch: "*"]

    static func hasVersion(_ version: Int) -> HTTPFields {
        [.ifMatch: String(version)]
    }
}
