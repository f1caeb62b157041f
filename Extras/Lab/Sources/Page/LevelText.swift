import Foundation

/// The texts of a level. The code is a diff: lines with `-` are the mistake, those with `+` mend it.
struct LevelText: Codable {
    let world: String
    /// The famous mistake that it shows, by its name.
    let mistake: String
    let title: String
    /// For the player, before the first step.
    let story: Words
    /// The steps of the first level, one by one.
    let lesson: [String]?
    /// A word that is met here first, and what it means.
    let word: Words?
    let hint: Words
    /// What has happened, to somebody who has never written a line of code.
    let morals: [Moral]
    /// What it does to a user.
    let stake: Words
    /// Says how the kit treats the mistake, in either pattern.
    let kit: Words
    let mvvm: [String]
    let mvi: [String]
    /// The same in JavaScript, with `fetch` and an `AbortController`.
    let web: [String]

    let race: Race

    struct Moral: Codable {
        /// Where the play is such, as a regular expression over its steps; none fits every play.
        let when: String?
        let text: Words
    }

    /// A text that stands in one line or in several.
    struct Words: Codable {
        let text: String

        init(from decoder: any Decoder) throws {
            let lines = try decoder.singleValueContainer()
            text =
                try (try? lines.decode(String.self))
                ?? lines.decode([String].self).joined(separator: " ")
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
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
