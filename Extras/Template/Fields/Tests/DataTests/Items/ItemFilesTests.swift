import Data
import Domain
import Foundation
import Testing

/// `Docs/Files` has a file as each version of the app wrote it. Users have such files, so these never
/// change. They are not in `Tests`, so that nobody renames a field here and in them at once.
@Suite("Files of earlier versions", .timeLimit(.minutes(5)))
struct ItemFilesTests {
    private let folder = URL(filePath: #filePath).appending(path: "../../../../Docs/Files")
        .standardizedFileURL

    private func item(_ version: Int) async throws -> Item {
        let file = folder.appending(path: "items-\(version).json")
        return try #require(try await OnDeviceItemRepository(file: file).items().first)
    }

    @Test("Each can be read, and the newest has a value for each field")
    func values() async throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let versions = Array(1...max(1, names.count { $0.hasPrefix("items-") }))
        for version in versions { #expect(try await item(version).id == "a") }
        let newest = try await item(versions.count)
        #expect(newest.name == "A")
    }
}
