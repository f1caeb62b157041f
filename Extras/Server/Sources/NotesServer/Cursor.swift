/// A position in the sequence of an account's changes. A page of changes begins after it.
///
/// A cursor names the change before it by its version and its key. After a backup was restored,
/// versions are used again, and keys are not. So a cursor of a lost change never names another change.
struct Cursor {
    /// The version of the change before the cursor; 0 at the beginning.
    let version: Int
    let key: String

    static let start = Cursor(version: 0, key: "")

    var text: String { "\(version)-\(key)" }
}

extension Cursor {
    /// `nil` if the text is not as this server writes it.
    init?(_ text: String) {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let version = Int(parts[0]), version >= 0 else { return nil }
        self.init(version: version, key: String(parts[1]))
    }
}
