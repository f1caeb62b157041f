/// The pattern of a screen. Each feature says in an extension how its screen is made. No line names both
/// patterns, so the lines of one pattern can be removed.
enum AppKind: CaseIterable {
    case mvvm
    case mvi
}
