import Domain
public import Foundation

extension NotesContainer {
    /// Checks the address of a notes server that a person has typed, such as `http://127.0.0.1:8080`.
    ///
    /// An unencrypted address is accepted only for this machine, or if the text begins with `insecure:`.
    /// Different texts for the same server give the same address: the host has no capital letters, and
    /// the usual port is left out.
    public static func serverAddress(_ text: String) throws(ServerAddressError) -> URL {
        let (mark, typed) = ("insecure:", text.trimmed)
        let isInsecure = typed.lowercased().hasPrefix(mark)
        let address = isInsecure ? String(typed.dropFirst(mark.count)).trimmed : typed
        guard let url = URLComponents(string: address)?.server else {
            throw ServerAddressError(text: text)
        }
        guard isInsecure || url.scheme == "https" || url.isOfThisMachine else {
            let problem = "is not encrypted; write it with https, or as insecure:\(address)"
            throw ServerAddressError(text: text, problem: problem)
        }
        return url
    }

    /// Like `serverAddress`, but refuses an unencrypted address if the system does not let an app
    /// connect to it.
    static func serverAddressOfApp(_ text: String) throws(ServerAddressError) -> URL {
        let url = try serverAddress(text)
        if url.scheme == "https" || url.isAllowedByATS { return url }
        let problem =
            "is not encrypted, which the system allows an app for local addresses only; use https"
        throw ServerAddressError(text: text, problem: problem)
    }
}

extension URLComponents {
    /// This address in its standard form: the host in small letters, without the usual port. Nil if this
    /// is not the address of a server.
    fileprivate var server: URL? {
        guard let scheme = scheme?.lowercased(), let port = ["http": 80, "https": 443][scheme],
            let host = encodedHost?.lowercased(), host != "", (query ?? fragment) == nil,
            string?.contains(/^[^\/]+\/\/[^\/]*@/) == false
        else { return nil }
        let shownPort = self.port.flatMap { $0 == port ? nil : ":\($0)" } ?? ""
        let path = percentEncodedPath.replacing(/\/+$/, with: "")
        return URL(string: "\(scheme)://\(host)\(shownPort)\(path)")
    }
}

extension URL {
    private var lowercasedHost: String { host()?.lowercased() ?? "" }

    fileprivate var isOfThisMachine: Bool {
        ["localhost", "::1"].contains(lowercasedHost)
            || isIPAddress && lowercasedHost.hasPrefix("127.")
    }

    /// True if App Transport Security allows an unencrypted connection with `NSAllowsLocalNetworking`.
    /// If `Info.plist` allows other hosts, add them here.
    fileprivate var isAllowedByATS: Bool {
        isIPAddress || !lowercasedHost.contains(".") || lowercasedHost.hasSuffix(".local")
    }

    /// If the host of a URL has colons, it is an IPv6 address.
    private var isIPAddress: Bool {
        var address = in_addr()
        return lowercasedHost.contains(":") || inet_pton(AF_INET, lowercasedHost, &address) == 1
    }

    /// A text for file names, so that each server has its own files. The text is made from the host, the
    /// port and the path of this URL.
    ///
    /// The text has no capital letters, because some file systems do not distinguish capital letters from
    /// small letters.
    var nameOfFiles: String {
        // The scheme, http or https, is left out: on one host, two servers can't use the same port.
        let host = lowercasedHost
        let port = port ?? (scheme == "http" ? 80 : 443)
        // True for 443, the default port of https. But if the host ends like `notes-80`, the port is not
        // left out, because the digits of the host could be read as a port.
        let isLeftOut = port == 443 && !host.contains(/-[0-9]+$/)
        let path = path().split(separator: "/").map { "/\($0)" }.joined()
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-.")
        let name = host + (isLeftOut ? "" : "-\(port)") + path
        let encoded = name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        return encoded.lowercased().replacing("%", with: "_")
    }
}

/// Thrown if a text is not the address of a server, or if it is an unencrypted address that is not
/// accepted. Over an unencrypted connection, other people could read the password or the tokens.
public struct ServerAddressError: LocalizedError, Equatable {
    let text: String
    var problem = "is no address of a server; write it as http://127.0.0.1:8080"

    public var errorDescription: String? { "“\(text)” \(problem)" }
}
