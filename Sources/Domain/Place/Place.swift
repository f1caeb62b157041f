/// Where the user is in the app. The app stores this value, and opens the same screens after a restart.
///
/// Only the app knows the meaning of its parts. A `Place` has no password, no error and no loaded data:
/// after a restart, the app loads its data again.
public struct Place: Codable, Equatable, Sendable {
    /// The email address of the session.
    public let account: String
    private var open: [String: [String]] = [:]

    /// Makes a `Place` with nothing open.
    public init(account: String) { self.account = account }

    /// The open things under this name, for example the ids of the pages on a stack. Empty if nothing is
    /// open.
    public subscript(name: String) -> [String] {
        get { open[name] ?? [] }
        set { open[name] = newValue.isEmpty ? nil : newValue }
    }

    /// This `Place` if it belongs to the account of the session; otherwise nil.
    public func of(_ session: Session) -> Place? { account == session.email ? self : nil }
}
