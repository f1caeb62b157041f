import Domain
public import Foundation

/// The address of a server to which passwords and tokens may be sent.
///
/// It is encrypted, or of this machine, or somebody has said on purpose that it need not be.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    let url: URL

    /// Reads what a person has typed, such as `https://api.example.com/v1`.
    ///
    /// An unencrypted address is accepted only for this machine, or if the text begins with `insecure:`.
    /// Two ways to write one address give equal values.
    public init(_ text: String) throws(ServerAddressError) {
        let (mark, typed) = ("insecure:", text.trimmed)
        let isInsecure = typed.lowercased().hasPrefix(mark)
        let address = isInsecure ? String(typed.dropFirst(mark.count)).trimmed : typed
        let parts = URLComponents(string: address, encodingInvalidCharacters: false)
        guard let url = parts?.server else { throw .noAddress }
        self.url = url
        guard isInsecure || url.scheme == "https" || isOfThisMachine else { throw .notEncrypted }
    }

    public var description: String { url.absoluteString }

    /// Each part of the path is encoded, also its dots and slashes: an id such as `../x` is no way to another
    /// address.
    func url(of path: [String]) -> URL {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        let parts = path.map {
            "/"
                + ($0.addingPercentEncoding(withAllowedCharacters: .init(charactersIn: plain)) ?? "")
        }
        // Never nil, because what follows the address is encoded.
        return URL(string: description + parts.joined()) ?? url
    }

    var isOfThisMachine: Bool {
        let host = url.host() ?? ""
        return ["localhost", "::1"].contains(host)
            || host.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil
    }
}

/// Why a text is not accepted as the address of a server. The text itself is not shown: perhaps it has a
/// password.
public enum ServerAddressError: LocalizedError {
    case noAddress, notEncrypted

    public var errorDescription: String? {
        switch self {
        case .noAddress:
            "This is no address of a server; write it as https://api.example.com or http://127.0.0.1:8080."
        case .notEncrypted:
            "The address of the server is not encrypted; write it with https, or with insecure: before it."
        }
    }
}

extension URLComponents {
    /// The host in small letters, without the usual port, and without a slash at the end. Nil if this is
    /// not the address of a server, and also if it has a user, a query or a fragment.
    fileprivate var server: URL? {
        guard let scheme = scheme?.lowercased(),
            let usualPort = ["http": 80, "https": 443][scheme],
            let host = encodedHost?.lowercased(), !host.isEmpty,
            user == nil, password == nil, query == nil, fragment == nil
        else { return nil }
        let port = port.flatMap { $0 == usualPort ? nil : ":\($0)" } ?? ""
        let path = percentEncodedPath.replacing(/\/+$/, with: "")
        return URL(string: "\(scheme)://\(host)\(port)\(path)")
    }
}
