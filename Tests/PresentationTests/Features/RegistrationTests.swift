import Foundation
import Scenarios
import Testing

@Suite("No feature is forgotten")
struct RegistrationTests {
    /// `Sources/Presentation`, from where this file is.
    private static let sources = URL(filePath: #filePath).appending(path: "../../../..")
        .appending(path: "Sources/Presentation").standardizedFileURL

    @Test("Every folder of screens with a state is a feature in the list")
    func everyFolderIsListed() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            at: Self.sources, includingPropertiesForKeys: nil)
        let features = folders.filter { folder in
            let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            return files?.contains { $0.hasSuffix("State.swift") } ?? false
        }
        #expect(features.count > 1)
        let listed = Set(Features.all.map { $0.name })
        let names = Set(features.map { $0.lastPathComponent.lowercased() })
        let missing = names.subtracting(listed).sorted()
        #expect(missing.isEmpty, "not in Features.all: \(missing)")
    }

    @Test("No feature is listed twice")
    func noneIsListedTwice() {
        #expect(Set(Features.all.map { $0.name }).count == Features.all.count)
    }
}
