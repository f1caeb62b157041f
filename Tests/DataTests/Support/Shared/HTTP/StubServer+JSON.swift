import Data
import Foundation

extension StubServer.Reply {
    static func json(_ value: some Encodable) -> Self {
        .answer(200, String(decoding: (try? JSONEncoder().encode(value)) ?? .init(), as: UTF8.self))
    }

    static func error(_ status: Int, _ message: String) -> Self {
        .answer(status, #"{"message": "\#(message)"}"#)
    }
}

extension StubServer {
    var address: ServerAddress { get throws { try ServerAddress(url.absoluteString) } }
}
