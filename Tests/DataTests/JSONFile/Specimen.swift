import Domain
import Foundation
import Testing

@testable import Data

/// A record for tests only. It has each kind of value: text, a number, an object, a date.
struct Specimen: JSONRecord {
    struct Place: Codable, Equatable {
        var shelf: Int
        var room: String?
    }

    let id: String
    var name = ""
    var weight: Double?
    var place: Place?
    var seen: Date?
}

/// A document that is one record. An older version of the app did not write `count`.
struct Tally: JSONDocument {
    var count = 0
    var note: String?
}

extension Tally {
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        count = try fields.decodeIfPresent(Int.self, forKey: .count) ?? 0
        note = try fields.decodeIfPresent(String.self, forKey: .note)
    }
}

extension TemporaryFolder {
    /// The file of specimens that most tests are about.
    var specimens: URL { file("specimens.json") }

    /// Writes this text to the file, changes its specimens, and returns the new text of the file.
    func changed(
        _ text: String, _ change: @Sendable (inout [Specimen]) -> Void
    ) async throws -> String {
        try file("specimens.json", text)
        try await JSONFile<[Specimen]>(url: specimens).update(change)
        return try DataTests.text(of: specimens)
    }
}

extension JSONFile<[Specimen]> {
    init(url: URL, delay: any Delay = ClockDelay(), flush: @escaping Flush = flushToDisk) {
        self.init(url: url, initial: [])
        (self.delay, self.flush) = (delay, flush)
    }
}
