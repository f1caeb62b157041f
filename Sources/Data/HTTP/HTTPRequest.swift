import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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

    /// This request with a JSON object as its body.
    func with(body: some Encodable) -> HTTPRequest {
        var request = self
        request.body = try? JSONEncoder().encode(body)
        request.headers["Content-Type"] = "application/json"
        return request
    }

    /// The parts of the path and the query are data: none can name another address.
    ///
    /// Throws for a server's address that has no place for them, such as one with a query.
    func addressed(to server: URL, timeout: Duration) throws(HTTPError) -> URLRequest {
        guard let url = address(at: server) else {
            let text = "“\(server.absoluteString)” is not the address of a server."
            throw .unavailable(.notReached(text.oneLine))
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        request.timeoutInterval = timeout / .seconds(1)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    private func address(at server: URL) -> URL? {
        guard var parts = URLComponents(url: server, resolvingAgainstBaseURL: true),
            ["http", "https"].contains(parts.scheme?.lowercased()), parts.host?.isEmpty == false,
            parts.query == nil, parts.fragment == nil
        else { return nil }
        while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
        parts.percentEncodedPath += path.map { "/" + Self.encoded($0) }.joined()
        let query = query.map { "\(Self.encoded($0))=\(Self.encoded($1))" }
        if !query.isEmpty { parts.percentEncodedQuery = query.joined(separator: "&") }
        return parts.url
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
