import Data
import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesData

/// The files under `Fixtures/Yesterday` are never edited; a new version of the app gets new files.
@Suite("Files of earlier versions still load", .timeLimit(.minutes(5)))
struct CompatibilityTests {
    @Test("Notes load, with their waiting changes")
    func notes() async throws {
        let file = JSONFile<[NotesRecord]>(url: yesterday("notes.json"))
        #expect(
            try await file.read()["al@x.test"].shown == [
                Note(id: "a", content: "Milk"), Note(id: "b", content: "Rye", status: .waiting),
                Note(id: "c", content: "Tea", status: .conflict(mine: "Tea", theirs: nil)),
                Note(id: "d", content: "Jam", status: .rejected(reason: "No.")),
            ])
    }
}

/// A file of an earlier version.
private func yesterday(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Yesterday/\(name)")
}
