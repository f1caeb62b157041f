import Foundation
import HTTPTypes

/// The requests of the items' API.
extension API {
    func logInForItems(
        email: String = "al@x.test", password: String = "enigma"
    ) async throws -> Answer {
        let body = try JSONEncoder().encode(["email": email, "password": password])
        return try await send(.post, "/login", [:], String(decoding: body, as: UTF8.self))
    }

    /// The same API, logged in.
    func withItems(
        email: String = "al@x.test", password: String = "enigma"
    ) async throws -> API {
        let login = try await logInForItems(email: email, password: password).login()
        return API(send: send, access: login["token"])
    }

    func logOut() async throws -> Answer {
        try await send(.delete, "/login", authorized(), nil)
    }

    func items() async throws -> Answer {
        try await send(.get, "/items", authorized(), nil)
    }

    /// Puts an item. A test can replace the JSON of the id and the name by another `body`.
    func putItem(
        _ id: String, _ name: String = "", _ fields: HTTPFields = [:], body: String? = nil
    ) async throws -> Answer {
        let json = try JSONEncoder().encode(["id": id, "name": name])
        return try await send(
            .put, "/items/\(encoded(id))", authorized(fields),
            body ?? String(decoding: json, as: UTF8.self))
    }

    func deleteItem(_ id: String) async throws -> Answer {
        try await send(.delete, "/items/\(encoded(id))", authorized(), nil)
    }

    /// Percent-encodes each byte that is not a letter or a digit.
    private func encoded(_ id: String) -> String {
        id.addingPercentEncoding(withAllowedCharacters: .alphanumerics.intersection(.ascii)) ?? ""
    }
}

extension CharacterSet {
    fileprivate static let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7F}")
}

extension Answer {
    func login() throws -> [String: String] {
        try JSONDecoder().decode([String: String].self, from: body)
    }

    /// The items, each as one text with its id and its name.
    func items() throws -> [String] {
        let items = try JSONDecoder().decode([[String: String]].self, from: body)
        return items.map { "\($0["id"] ?? "") \($0["name"] ?? "")" }
    }
}
