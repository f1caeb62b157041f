import Foundation

/// The answer of a server, whatever its status.
struct HTTPAnswer: Sendable {
    let server: URL
    let status: Int
    let retryAfter: Duration?
    let body: Foundation.Data

    /// Nil if the body is no JSON of this type.
    func json<Value: Decodable>(_ type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, from: body)
    }

    /// The text of an error of the API; nil from another program at that address, such as a proxy.
    var message: String? {
        json([String: String].self)?["message"]?.oneLine
    }
}
