import Domain
import Foundation

/// The texts of this layer that screens show when a server or the Keychain fails.
extension Reason {
    /// `code` is the code of a `URLError`.
    static func notReached(_ server: ServerAddress, _ code: Int) -> Reason {
        let start = "The server can't be reached:"
        let message =
            switch URLError.Code(rawValue: code) {
            case .timedOut: "The server has not answered in time."
            case .notConnectedToInternet: "\(start) this device is offline."
            case .cannotFindHost, .dnsLookupFailed: "\(start) there is no such host."
            case .cannotConnectToHost: "\(start) nothing listens there."
            case .secureConnectionFailed, .serverCertificateUntrusted:
                "\(start) it has no trusted certificate."
            // On Linux, an answer that asks for a password causes this error.
            case .cancelled: other
            default: "\(start) the connection broke (\(code))."
            }
        return .of(server, message)
    }

    static func otherAPI(_ server: ServerAddress, status: Int) -> Reason {
        .of(server, other, "Status \(status), without a message of this API. Check the address.")
    }

    private static let other = "The server has a fault, or something else answered."

    /// The server's own message is for the user.
    static func refused(_ message: String, by server: ServerAddress, status: Int) -> Reason {
        .of(server, message.oneLine(limit: 200), "The server refused with status \(status).")
    }

    static func notReadable(_ server: ServerAddress) -> Reason {
        .of(server, "The server's answer can't be read.")
    }

    /// `text` is the system's message about the Keychain.
    static func noToken(_ text: String, isEntitled: Bool) -> Reason {
        let remedy = "The app needs keychain-access-groups in its entitlements."
        let message = isEntitled ? "The Keychain can't be read or changed." : remedy
        return Reason(message, details: "\(message) The system says: \(text)".oneLine())
    }

    private static func of(
        _ server: ServerAddress, _ message: String, _ more: String = ""
    ) -> Reason {
        Reason(message, details: "\(server): \(message) \(more)".trimmed)
    }
}

extension ServerAddressError {
    static let noAddress = ServerAddressError(
        errorDescription: "This is no address of a server; write it as https://api.example.com.")
    static let notEncrypted = ServerAddressError(
        errorDescription:
            "The address is not encrypted; write https, or insecure: before it.")
}
