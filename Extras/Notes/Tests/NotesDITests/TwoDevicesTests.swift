import Domain
import Foundation
import NotesDI
import NotesDomain
import Testing

/// The address of a real server, if a script has started one. It is used instead of the stub.
private let realServer = ProcessInfo.processInfo.environment["NOTES_SERVER"]

@Suite("Two devices of one account, with the same server", .timeLimit(.minutes(5)))
struct TwoDevicesTests {
    private let folder = TemporaryFolder()
    private let stub: StubServer
    /// A random id, so that no other run of the tests has a note with this id.
    private let id = Note.newID()

    init() throws { stub = try NotesServer.start() }

    /// The app on the device whose files are in this folder.
    private func open(_ name: String) throws -> NotesContainer {
        let server = try NotesContainer.serverAddress(realServer ?? stub.url.absoluteString)
        return try .live(folder: folder.file(name), server: server)
    }

    @Test("A write reaches the other device; if both edit at once, the user decides")
    func twoDevices() async throws {
        let one = try await Device(open("one"))
        let other = try await Device(open("other"))

        try await one.write(.save(id, "Tea", original: nil))
        try await other.sync()
        #expect(try await other.note(id) == Note(id: id, content: "Tea"))

        try await one.write(.save(id, "Green tea", original: "Tea"))
        try await other.write(.save(id, "Black tea", original: "Tea"))
        let conflict = NoteStatus.conflict(mine: "Black tea", theirs: "Green tea")
        #expect(try await other.note(id)?.status == conflict)

        try await other.write(.retry(id))
        try await one.sync()
        #expect(try await one.note(id) == Note(id: id, content: "Black tea"))

        try await one.write(.delete(id, original: "Black tea"))
        try await other.sync()
        #expect(try await other.note(id) == nil)

        // The app is opened again, and needs no new login.
        #expect(try await open("one").session.get.execute()?.session == .success(one.session))
    }

    @Test("After a restart, the same note is open; after a logout, no note")
    func place() async throws {
        let device = try await Device(open("place"))
        var place = Place(account: device.session.email)
        place["note"] = [id]
        await device.container.session.keepPlace.execute(place)
        #expect(try await open("place").session.get.execute()?.place == place)
        try await device.container.session.logOut.execute(keeping: nil)
        let again = try await Device(open("place"))
        #expect(await again.container.session.get.execute()?.place == nil)
    }

    @Test("Notes under a typed spelling are sent", arguments: ["Cy@x.test", "cy@x.test"])
    func typed(email: String) async throws {
        let container = try open("typed")
        let typed = Session(email: "CY@X.TEST")
        try await container.notes.write.execute(.save(id, "Tea", original: nil), for: typed)
        let device = try await Device(container, as: email)
        #expect(device.session.email == "cy@x.test")
        try await device.sync()
        #expect(try await device.note(id) == Note(id: id, content: "Tea"))
    }
}

private struct Device {
    let container: NotesContainer
    let session: Session

    init(_ container: NotesContainer, as email: String = "cy@x.test") async throws {
        self.container = container
        let credentials = Credentials(email: email, password: Password("bombe"))
        session = try await container.login.logIn.execute(credentials)
    }

    func write(_ write: NoteWrite) async throws {
        try await container.notes.write.execute(write, for: session)
        try await sync()
    }

    func sync() async throws { try await container.notes.sync.execute(for: session) }

    func note(_ id: Note.ID) async throws -> Note? {
        let snapshot = await container.notes.observe.execute(for: session).first { _ in true }
        return try snapshot?.get().notes.first { $0.id == id }
    }
}
