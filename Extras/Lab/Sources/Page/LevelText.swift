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
    let lesson: [String]?
    /// A word that is met here first, and what it means.
    let word: String?
    let hint: String
    /// What has happened, to somebody who has never written a line of code.
    let morals: [Moral]
    /// What it does to a user.
    let stake: String
    /// Says how the kit treats the mistake, in either pattern.
    let kit: String
    let mvvm: [String]
    let mvi: [String]
    /// The same in JavaScript, with `fetch` and an `AbortController`.
    let web: [String]

    let race: Race

    struct Moral: Codable {
        /// Where the play is such, as a regular expression over its steps; none fits every play.
        let when: String?
        let text: String
    }

    /// The steps of both screens, and when the mistake shows.
    struct Race: Codable {
        /// The lines that are played before the first state.
        let beginning: [String]
        let steps: [String]
        /// True if each answer of the list of people is another one.
        let peopleChange: Bool
        /// The server can say no to requests whose names begin so.
        let refused: String?
        let canLeave: Bool
        let honoursCancellation: Bool
        /// Requests that have nothing to do with it, by how their names begin.
        let answeredAtOnce: [String]?
        let found: Found
    }

    enum Found: String, Codable {
        case screensDiffer, screensDifferInTheEnd, secondActsTwice, serversDiffer, secondActsLate
    }

    static func all() throws -> [LevelText] {
        try JSONDecoder().decode([LevelText].self, from: Data(PackageResources.levels_json))
    }
}
