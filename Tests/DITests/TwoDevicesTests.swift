import DI
import Domain
import Foundation
import Testing

private let server = ProcessInfo.processInfo.environment["NOTES_SERVER"]

/// Run by a script that has started a server, which `NOTES_SERVER` names.
@Suite("Two devices of one account, at a real server", .enabled(if: server != nil))
struct TwoDevicesTests {
    private let folder = TemporaryFolder()
    /// No other run of the tests has such a note.
    private let id = Note.newID()

    @Test("What one writes reaches the other; of two edits at once, the user decides")
    func twoDevices() async throws {
        let one = try await Device(folder["one"])
        let other = try await Device(folder["other"])

        try await one.save(id, "Tea", original: nil)
        try await other.sync()
        #expect(try await other.note(id) == Note(id: id, content: "Tea"))

        try await one.save(id, "Green tea", original: "Tea")
        try await other.save(id, "Black tea", original: "Tea")
        let conflict = NoteStatus.conflict(mine: "Black tea", theirs: "Green tea")
        #expect(try await other.note(id)?.status == conflict)

        try await other.container.notes.write.execute(.retry(id), for: other.session)
        try await other.sync()
        try await one.sync()
        #expect(try await one.note(id) == Note(id: id, content: "Black tea"))

        // Opened again, without a new login.
        let again = try Container.live(
            folder: folder["one"], server: Container.serverAddress(#require(server)))
        #expect(try await again.session.get.execute()?.session == one.session)
    }
}

private struct Device {
    let container: Container
    let session: Session

    init(_ folder: URL) async throws {
        container = try .live(folder: folder, server: Container.serverAddress(#require(server)))
        let credentials = Credentials(email: "cy@x.test", password: Password("bombe"))
        session = try await container.login.logIn.execute(credentials)
    }

    func save(_ id: Note.ID, _ content: NoteContent, original: NoteContent?) async throws {
        try await container.notes.write.execute(
            .save(id, content, original: original), for: session)
        try await sync()
    }

    func sync() async throws { try await container.notes.sync.execute(for: session) }

    func note(_ id: Note.ID) async throws -> Note? {
        for await snapshot in container.notes.observe.execute(for: session) {
            return try snapshot.get().notes.first { $0.id == id }
        }
        return nil
    }
}
