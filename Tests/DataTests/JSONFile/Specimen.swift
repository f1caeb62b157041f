import Domain
import Foundation
import Testing

@testable import Data

/// A record for tests only. It has what a record can have: text, a number, an object, a date.
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

/// The text of the error that a read and an update of these bytes throw, without the file's name. Checks
/// that both leave the file as it is, and create no other file.
func damage(_ bytes: some Sequence<UInt8>, in folder: TemporaryFolder) async throws -> String {
    let url = try folder.write(Array(bytes), to: folder.specimens)
    let file = JSONFile<[Specimen]>(url: url)
    let thrown = await #expect(throws: StorageFailure.self) { try await file.read() }
    let error = try #require(thrown)
    await #expect(throws: error) { try await file.update { $0 = [] } }
    #expect(try Foundation.Data(contentsOf: url).elementsEqual(bytes))
    #expect(try folder.names == ["specimens.json"])
    guard case .damaged(let reason) = error else { return "" }
    #expect(reason.message == "The stored data is damaged.")
    #expect(!reason.details.contains("\n"))
    return String(reason.details.dropFirst("\(url.path): ".count))
}
