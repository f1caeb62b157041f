/// The pattern of a screen. Each feature says in an extension how its screen is made.
/// No line names both patterns, so each can be removed by its lines.
enum AppKind: CaseIterable {
    case mvvm
    case mvi
}
