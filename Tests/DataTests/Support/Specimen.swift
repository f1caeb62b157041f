@testable import Data

/// A record that no feature has, with what records can have: text, a number, an optional object.
struct Specimen: JSONRecord {
    struct Place: Codable, Equatable {
        var shelf: Int
        var room: String?
    }

    let id: String
    var name = ""
    var weight: Double?
    var place: Place?
}

/// A document that is one record.
struct Tally: JSONDocument {
    var count = 0
    var note: String?
}
