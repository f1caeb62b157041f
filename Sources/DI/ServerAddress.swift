public import Foundation

extension Container {
    /// The address of a server of notes, as a person writes it: `http://127.0.0.1:8080`.
    ///
    /// Passwords and notes go unencrypted only to this machine, or where `insecure:` before the address asks for it.
    public static func serverAddress(_ text: String) throws(ServerAddressError) -> URL {
        let mark = "insecure:"
        let isInsecure = text.hasPrefix(mark)
        let address = isInsecure ? String(text.dropFirst(mark.count)) : text
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme),
            url.host()?.isEmpty == false, url.user() == nil, url.query() == nil,
            url.fragment() == nil
        else { throw ServerAddressError(text: text) }
        guard isInsecure || url.scheme == "https" || url.isOfThisMachine else {
            throw ServerAddressError(text: text, isUnencrypted: true)
        }
        return url
    }
}

extension URL {
    fileprivate var isOfThisMachine: Bool {
        let host = host()?.lowercased() ?? ""
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isAddress = parts.count == 4 && parts.allSatisfy { UInt8($0).map(String.init) == $0 }
        return ["localhost", "::1"].contains(host) || isAddress && parts[0] == "127"
    }

    /// The host and the port, as a part of a file's name.
    var hostAndPort: String {
        let place = [host, port.map(String.init)].compactMap(\.self).joined(separator: "-")
        return String(place.map { $0.isLetter || $0.isNumber || "-.".contains($0) ? $0 : "_" })
    }
}

/// Thrown for a text that is no address of a server: tokens are not sent to a doubtful one.
public struct ServerAddressError: LocalizedError, Equatable {
    let text: String
    var isUnencrypted = false

    public var errorDescription: String? {
        isUnencrypted
            ? "“\(text)” is not encrypted; write it with https, or as insecure:\(text)"
            : "“\(text)” is no address of a server; write it as http://127.0.0.1:8080"
    }
}
