import Domain
public import Foundation

/// The address of a server to which passwords and tokens may be sent.
///
/// The connection is encrypted, or stays on this machine, or somebody has explicitly allowed a connection
/// without encryption.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    let isOfThisMachine: Bool

    /// Reads what a person has typed, such as `https://api.example.com/v1`.
    ///
    /// An unencrypted address is accepted only for this machine, or if the text begins with `insecure:`.
    public init(_ text: String) throws(ServerAddressError) {
        let typed = text.trimmed.replacing(/\/+$/, with: "")
        description = typed.replacing(/^insecure:/, with: "")
        // The address must not contain a user name, a password, a query or a fragment.
        let parts = URLComponents(string: description, encodingInvalidCharacters: false)
        guard let scheme = parts?.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts?.host, !host.isEmpty, !description.contains(/[@?#]/)
        else { throw .noAddress }
        isOfThisMachine = host.wholeMatch(of: /localhost|\[?::1\]?|127(\.[0-9]+){3}/) != nil
        if !isOfThisMachine, scheme != "https", description == typed { throw .notEncrypted }
    }

    /// Encodes each part of the path, also its dots and slashes, so that an id such as `../x` leads to no
    /// other address.
    func url(of path: [String]) -> URL {
        let plain = CharacterSet.alphanumerics.union(.init(charactersIn: "-_"))
        let parts = path.compactMap { $0.addingPercentEncoding(withAllowedCharacters: plain) }
        // Never nil, because only encoded text follows the address.
        return URL(string: ([description] + parts).joined(separator: "/")) ?? URL(filePath: "/")
    }
}

/// Why a text is not accepted as the address of a server. Does not repeat the text, because it can
/// contain a password.
public struct ServerAddressError: LocalizedError {
    public let errorDescription: String?
}
