import Foundation

/// One request, without the server that it goes to.
struct HTTPRequest: Sendable {
    var method = "GET"
    let path: [String]
    var query: [String: String] = [:]
    var headers: [String: String] = [:]
    private(set) var body: Foundation.Data?

    init(_ method: String = "GET", _ path: String...) {
        self.method = method
        self.path = path
    }

    /// This request with a JSON object as its body. The same value always gives the same bytes.
    func with(body: some Encodable) -> HTTPRequest {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var request = self
        request.body = try? encoder.encode(body)
        request.headers["Content-Type"] = "application/json"
        return request
    }

    /// The parts of the path and the query are encoded, so that none leads to another address.
    ///
    /// Throws for a server's address that has no place for them, such as one with a query.
    func address(at server: URL) throws(HTTPError) -> URL {
        let parts = URLComponents(url: server, resolvingAgainstBaseURL: true)
        guard var parts, ["http", "https"].contains(parts.scheme?.lowercased()),
            parts.host?.isEmpty == false, parts.query == nil, parts.fragment == nil
        else { throw .noServer(server) }
        while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
        parts.percentEncodedPath += path.map { "/" + Self.encoded($0) }.joined()
        let query = query.map { "\(Self.encoded($0))=\(Self.encoded($1))" }
        if !query.isEmpty { parts.percentEncodedQuery = query.joined(separator: "&") }
        guard let url = parts.url else { throw .noServer(server) }
        return url
    }

    /// A dot is encoded too, because `..` leads to another address.
    private static func encoded(_ text: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        return text.utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return plain.contains(byte)
                ? String(UnicodeScalar(byte)) : byte < 16 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}
