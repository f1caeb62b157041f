import Domain

/// The texts of this layer that screens show when the server or the Keychain fails.
extension Reason {
    static func notAccessible(_ details: String) -> Reason {
        Reason("The stored data can't be read or changed.", details: details)
    }

    static func notReached(_ details: String) -> Reason {
        Reason("The server can't be reached.", details: details)
    }

    static func notAnswered(_ details: String) -> Reason {
        Reason("The server can't answer now.", details: details)
    }

    /// The details of `notAnswered`; nil for another reason.
    var answer: String? { self == .notAnswered(details) ? details : nil }
}
