import Foundation
import Scenarios
import Testing

@Suite("No feature is forgotten", .timeLimit(.minutes(5)))
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
        #expect(!features.isEmpty)
        let listed = Set(Features.all.map { $0.name })
        let names = Set(features.map { $0.lastPathComponent.lowercased() })
        let missing = names.subtracting(listed).sorted()
        #expect(missing.isEmpty, "not in Features.all: \(missing)")
    }

    @Test("No feature is listed twice")
    func noneIsListedTwice() {
        #expect(Set(Features.all.map { $0.name }).count == Features.all.count)
    }

    @Test("Every suite has a time limit, so that a lost wake-up fails by name")
    func everySuiteHasATimeLimit() throws {
        let tests = Self.sources.appending(path: "../../Tests").standardizedFileURL
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        let texts = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map {
            try? String(contentsOf: $0, encoding: .utf8)
        }
        let suites = texts.compactMap(\.self).flatMap {
            $0.split(separator: "\n@Suite(").dropFirst()
        }
        #expect(suites.count > 20)
        for suite in suites {
            let declaration = suite.prefix { $0 != "{" }
            #expect(declaration.contains(".timeLimit("), "@Suite(\(declaration)")
        }
    }
}
