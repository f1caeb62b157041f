import Domain

/// The texts of this layer that screens show when stored data can't be read or changed.
///
/// They are together in this source file, so that a person who translates the app finds them.
extension Reason {
    static func damaged(_ details: String) -> Reason {
        Reason("The stored data is damaged.", details: details)
    }

    static func noSpace(_ details: String) -> Reason {
        Reason("There is no space left on this device.", details: details)
    }

    static func notAccessible(_ details: String) -> Reason {
        Reason("The stored data can't be read or changed.", details: details)
    }
}
