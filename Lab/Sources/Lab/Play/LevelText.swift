import Foundation

/// What a level says. The code is a diff: lines with `-` are the mistake, those with `+` mend it.
struct LevelText: Codable {
    let world: String
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

    let race: Race

    /// What can be done on both screens, and when the mistake shows.
    struct Race: Codable {
        /// The lines that are played before the first state.
        let beginning: [String]
        let steps: [String]
        /// Whether the server can say no.
        let canRefuse: Bool
        let canLeave: Bool
        let honoursCancellation: Bool
        let found: Found
    }

    enum Found: String, Codable {
        case screensDiffer, screensDifferInTheEnd, secondActsTwice, serversDiffer
        case secondOutlivesItsOwner
    }

    static func all() throws -> [LevelText] {
        try JSONDecoder().decode([LevelText].self, from: Data(PackageResources.levels_json))
    }
}
