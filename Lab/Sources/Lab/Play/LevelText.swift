import Foundation

/// What a level says. The code is a diff: lines with `-` are the mistake, those with `+` mend it.
struct LevelText: Codable {
    let world: World
    /// The famous mistake that it shows, by its name.
    let mistake: String
    let title: String
    /// What the player is told before the first step.
    let story: String
    /// The steps of the first level, one by one.
    let lesson: [String]
    let hint: String
    /// What went wrong, for somebody who has never written a line of code.
    let moral: String
    /// What the kit makes of the mistake, in either pattern.
    let kit: String
    let mvvm: [String]
    let mvi: [String]

    enum World: String, Codable {
        case late = "Late answers"
        case twice = "Double taps"
        case back = "Taking it back"
        case leaving = "Leaving"
    }

    static func all() throws -> [LevelText] {
        try JSONDecoder().decode([LevelText].self, from: Data(PackageResources.levels_json))
    }
}
