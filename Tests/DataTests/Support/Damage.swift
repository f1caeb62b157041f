import Foundation
import Testing

@testable import Data

/// The error that a read and an update of these bytes throw, without the name of the file. Checks that
/// they leave the file as it is, and nothing beside it.
func damage(_ bytes: some Sequence<UInt8>, in folder: TemporaryFolder) async throws -> String {
    let url = try folder.write(Array(bytes), to: folder.file("specimens.json"))
    let file = JSONFile<[Specimen]>(url: url)
    let thrown = await #expect(throws: JSONFileError.self) { try await file.read() }
    let error = try #require(thrown)
    await #expect(throws: error) { try await file.update { $0 = [] } }
    #expect(try Foundation.Data(contentsOf: url).elementsEqual(bytes))
    #expect(try folder.names == ["specimens.json"])
    guard case .damaged(let text) = error else { return "" }
    #expect(!text.contains("\n"))
    return String(text.dropFirst("\(url.path): ".count))
}
