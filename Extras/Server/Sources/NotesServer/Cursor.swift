/// A place between two changes of an account.
///
/// A cursor names the change before it by its version and its key. After a backup was restored,
/// versions are used again, and keys are not. So a cursor of a lost change is never taken for that
/// of another change.
struct Cursor {
    /// 0 is before the first change.
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
