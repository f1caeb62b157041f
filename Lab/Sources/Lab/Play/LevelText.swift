/// What a level says. The code is a diff: lines with `-` are the mistake, those with `+` mend it.
struct LevelText: Encodable {
    let world: World
    /// The famous mistake that it shows, by its name.
    let mistake: String
    let title: String
    /// What the player is told before the first step.
    let story: String
    /// The steps of the first level, one by one.
    var lesson: [String] = []
    let hint: String
    /// What went wrong, for somebody who has never written a line of code.
    let moral: String
    let mvvm: String
    let mvi: String

    enum World: String, Encodable, CaseIterable {
        case late = "Late answers"
        case twice = "Double taps"
        case back = "Taking it back"
        case leaving = "Leaving"
    }

    static let all = late + twice + back + leaving
}
