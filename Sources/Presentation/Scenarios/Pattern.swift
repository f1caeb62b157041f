/// The two ways in which each screen is written.
public enum Pattern: String, CaseIterable, Sendable {
    case mvvm
    case mvi

    /// The name as people write it.
    public var title: String { rawValue.uppercased() }
}
