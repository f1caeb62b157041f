import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesData

@Suite("The notes file, and the lock for sending", .timeLimit(.minutes(5)))
struct NotesFileTests {
    private let folder = TemporaryFolder()
    private let pauses = Pauses()

    @Test("Only its owner can read the file", arguments: [nil, 0o644])
    func mode(before: mode_t?) async throws {
        let url = folder.file("notes.json")
        if let before { #expect(chmod(try folder.file("notes.json", "[]").path, before) == 0) }
        let notes = OfflineFirstNoteRepository(file: url, remote: OnDeviceRemoteNotes())
        try await notes.write(.save("n", "Tea", original: nil), for: .al)
        #expect(permissions(of: url) == 0o600)
    }

    @Test("After its numbers have reached their maximum, the file can still be read")
    func greatest() async throws {
        let max = RemoteNote.versions.upperBound
        let record =
            #"{"account":"al@x.test","progress":{"cursor":"x","fetches":\#(max)},"revision":\#(max)}"#
        let url = try folder.file("notes.json", "[\(record)]")
        let device = NoteDevice(ControlledRemoteNotes(), url)
        for text in ["Tea", "Rye"] {
            try await device.save("n", text)
            try await device.sync()
        }
        #expect(try await device.notes() == [Note(id: "n", content: "Rye")])
    }

    @Test("A process that opens the file through a link waits, too")
    func linkedSendLock() async throws {
        let file = try folder.file("notes.json", "[]")
        let link = folder.file("link.json")
        #expect(symlink(file.path, link.path) == 0)
        let lock = { [pauses] (url: URL) async throws(StorageFailure) in
            try await SendLock.wait(
                beside: url, of: "al@x.test", patience: .seconds(3), delay: pauses
            ) { _ in }
        }
        let first = try await lock(file)
        await #expect(throws: StorageFailure.self) { _ = try await lock(link) }
        withExtendedLifetime(first) {}
    }

    @Test("Only one process sends; another is told which one, tries once a second, then fails")
    func sendLock() async throws {
        let file = folder.file("notes.json")
        let (names, name) = AsyncStream.makeStream(of: Int32?.self)
        let lock = { [pauses] () async throws(StorageFailure) in
            try await SendLock.wait(
                beside: file, of: "al@x.test", patience: .seconds(3), delay: pauses
            ) { name.yield($0) }
        }
        var first: SendLock? = try await lock()
        #expect(await pauses.all.isEmpty)
        let error = await #expect(throws: StorageFailure.self) {
            try await lock()
        }
        name.finish()
        #expect(await names.reduce(into: []) { $0.append($1) } == [getpid()])
        let pauses = (0..<10).map { Duration.milliseconds(1 << $0) } + [.seconds(1), .seconds(1)]
        #expect(await self.pauses.all == pauses)
        let advice = "Another process has it. Try again when it is done."
        #expect(String(describing: error).contains(advice))
        withExtendedLifetime(first) {}
        first = nil
        _ = try await lock()
    }
}
