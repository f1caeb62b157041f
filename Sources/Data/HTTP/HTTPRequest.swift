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
    func with(body: [String: String]) -> HTTPRequest {
        var request = self
        request.body = try? JSONEncoder().encode(body)
        request.headers["Content-Type"] = "application/json"
        return request
    }

    /// The parts of the path and the query are data: none can name another address.
    func addressed(to server: URL, timeout: Duration) -> URLRequest {
        var address = server.absoluteString
        while address.hasSuffix("/") { address.removeLast() }
        address += path.map { "/" + Self.encoded($0) }.joined()
        let query = query.map { "\(Self.encoded($0))=\(Self.encoded($1))" }
        if !query.isEmpty { address += "?" + query.joined(separator: "&") }
        var request = URLRequest(url: URL(string: address) ?? server)
        request.httpMethod = method
        request.httpBody = body
        request.timeoutInterval = timeout / .seconds(1)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
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
