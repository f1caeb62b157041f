import Domain
import Foundation
import Testing

@testable import Data

@Suite("What is too large is not read", .timeLimit(.minutes(5)))
struct SizeTests {
    private let folder = TemporaryFolder()

    @Test("A file above 256 MB is not read")
    func tooLargeToRead() async throws {
        let url = try folder.file("specimens.json", "[]")
        #expect(truncate(url.path, 256_000_001) == 0)
        let file = JSONFile<[Specimen]>(url: url)
        let text = "\(url.path): 256 MB, of at most 256. Keep so much in a database."
        let error = StorageFailure.unavailable(.notAccessible(text))
        await #expect(throws: error) { try await file.read() }
        await #expect(throws: error) { try await file.update { $0 = [] } }
    }
}
