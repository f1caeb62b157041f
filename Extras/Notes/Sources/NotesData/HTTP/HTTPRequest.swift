import Domain
import Foundation

/// One request, without the address of the server.
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
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var request = self
        request.body = try? encoder.encode(body)
        request.headers["Content-Type"] = "application/json"
        return request
    }

    /// The complete address at a server. The path and the query are percent-encoded, so that an id such
    /// as `../x` can't lead to another address.
    ///
    /// Throws if the server's address can't be extended by a path and a query, for example because it
    /// has a query already.
    func address(at server: URL) throws(HTTPError) -> URL {
        let target = URLComponents(url: server, resolvingAgainstBaseURL: true)
        guard var target, ["http", "https"].contains(target.scheme?.lowercased()),
            target.host?.isEmpty == false, target.query == nil, target.fragment == nil
        else { throw .noServer(server) }
        while target.percentEncodedPath.hasSuffix("/") { target.percentEncodedPath.removeLast() }
        target.percentEncodedPath += path.map { "/" + Self.encoded($0) }.joined()
        let query = query.map { "\(Self.encoded($0))=\(Self.encoded($1))" }
        if !query.isEmpty { target.percentEncodedQuery = query.joined(separator: "&") }
        guard let url = target.url else { throw .noServer(server) }
        return url
    }

    /// Percent-encodes a text. Also encodes dots, because an unencoded `..` in a path leads to another
    /// address.
    private static func encoded(_ text: String) -> String {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        return text.addingPercentEncoding(withAllowedCharacters: .init(charactersIn: plain)) ?? ""
    }
}
