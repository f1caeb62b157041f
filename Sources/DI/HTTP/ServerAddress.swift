public import Foundation

extension Container {
    /// The address of a server of notes, as a person writes it: `http://127.0.0.1:8080`.
    ///
    /// Passwords and notes go unencrypted only to this machine, or if the address begins with
    /// `insecure:`.
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

    /// A part of a file's name that is different for each server: the host, the port, and the path.
    ///
    /// It has no capital letters, because to some file systems they are the same as small ones.
    var nameOfFiles: String {
        // A port has one server, encrypted or not. The port of https is left out.
        let port = port ?? (scheme == "http" ? 80 : 443)
        let place = [host()?.lowercased(), port == 443 ? nil : "\(port)"].compactMap(\.self)
        let path = path().split(separator: "/").map { "/\($0)" }.joined()
        let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-.".utf8)
        return (place.joined(separator: "-") + path).utf8.map { byte in
            plain.contains(byte)
                ? String(UnicodeScalar(byte)) : "_" + String(byte, radix: 16)
        }.joined()
    }
}

/// Thrown for a text that is not the address of a server, because tokens must not go to a wrong one.
public struct ServerAddressError: LocalizedError, Equatable {
    let text: String
    var isUnencrypted = false

    public var errorDescription: String? {
        isUnencrypted
            ? "“\(text)” is not encrypted; write it with https, or as insecure:\(text)"
            : "“\(text)” is no address of a server; write it as http://127.0.0.1:8080"
    }
}
