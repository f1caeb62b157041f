// The only file shared by all features that names the patterns. To keep one pattern, delete the lines
// that name the other.

/// A feature in every pattern, with all that is proved of it.
public protocol Feature:
    MVVMFeature,
    MVIFeature,
    ExploredFeature
{}

extension Feature {
    /// In the order in which they are shown.
    nonisolated public static var patterns: [Pattern<Self>] {
        [
            .mvvm,
            .mvi,
        ]
    }
}
