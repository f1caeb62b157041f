import Foundation

/// The texts of a level. The code is a diff: lines with `-` are the mistake, those with `+` mend it.
struct LevelText: Codable {
    let world: String
    /// The famous mistake that it shows, by its name.
    let mistake: String
    let title: String
    /// For the player, before the first step.
    let story: String
    /// The steps of the first level, one by one.
    let lesson: [String]
    let hint: String
    /// Explains the mistake to somebody who has never written a line of code.
    let moral: String
    /// Says how the kit treats the mistake, in either pattern.
    let kit: String
    let mvvm: [String]
    let mvi: [String]

    let race: Race

    /// The steps of both screens, and when the mistake shows.
    struct Race: Codable {
        /// The lines that are played before the first state.
        let beginning: [String]
        let steps: [String]
        /// True if the server can say no.
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
