import Domain
import Foundation
import Testing

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

/// The error that a read and an update of these bytes throw, without the name of the file. Checks that
/// they leave the file as it is, and nothing beside it.
func damage(_ bytes: some Sequence<UInt8>, in folder: TemporaryFolder) async throws -> String {
    let url = try folder.write(Array(bytes), to: folder.file("specimens.json"))
    let file = JSONFile<[Specimen]>(url: url)
    let thrown = await #expect(throws: StorageFailure.self) { try await file.read() }
    let error = try #require(thrown)
    await #expect(throws: error) { try await file.update { $0 = [] } }
    #expect(try Foundation.Data(contentsOf: url).elementsEqual(bytes))
    #expect(try folder.names == ["specimens.json"])
    guard case .damaged(let reason) = error else { return "" }
    #expect(!reason.details.contains("\n"))
    return String(reason.details.dropFirst("\(url.path): ".count))
}
