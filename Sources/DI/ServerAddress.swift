public import Foundation

extension Container {
    /// The address of a server of notes, as a person writes it: `http://127.0.0.1:8080`.
    public static func serverAddress(_ text: String) throws(ServerAddressError) -> URL {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme),
            url.host()?.isEmpty == false, url.user() == nil, url.query() == nil,
            url.fragment() == nil
        else { throw ServerAddressError(text: text) }
        return url
    }
}

extension URL {
    /// The host and the port, as a part of a file's name.
    var hostAndPort: String {
        let place = [host, port.map(String.init)].compactMap(\.self).joined(separator: "-")
        return String(place.map { $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : "_" })
    }
}

/// Thrown for a text that is no address of a server: tokens are not sent to a doubtful one.
public struct ServerAddressError: LocalizedError, Equatable {
    let text: String

    public var errorDescription: String? {
        "“\(text)” is no address of a server; write it as http://127.0.0.1:8080"
    }
}
