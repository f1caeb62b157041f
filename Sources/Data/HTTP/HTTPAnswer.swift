import Foundation

/// What a server sent back, whatever its status.
struct HTTPAnswer: Sendable {
    let server: URL
    let status: Int
    let retryAfter: Duration?
    let body: Foundation.Data

    /// Nil if the body is something else.
    func json<Value: Decodable>(_ type: Value.Type) -> Value? {
        try? JSONDecoder().decode(type, from: body)
    }

    /// What an error of the API says. Another program at that address, such as a proxy, has none.
    var message: String? {
        json([String: String].self)?["message"]?.oneLine
    }
}
