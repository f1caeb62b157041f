package import Domain
package import Foundation

/// Notes that are read and changed on this device at once, and brought to the server and back later.
///
/// A change that another process makes to the file is seen at the next change or request of this one.
package actor OfflineFirstNoteRepository: NoteRepository {
    private let tools: SyncTools
    private var accounts: [String: AccountSync] = [:]

    /// The file need not exist. Several processes may share it.
    package init(
        file: URL, remote: any RemoteNotes, delay: any Delay = ClockDelay(),
        backoff: Backoff = Backoff()
    ) {
        tools = SyncTools(
            store: FileNotesStore(file), remote: remote, delay: delay, backoff: backoff)
    }

    init(tools: SyncTools) {
        self.tools = tools
    }

    /// Notes that are gone with the process.
    package static func inMemory(
        remote: any RemoteNotes, delay: any Delay = ClockDelay(), backoff: Backoff = Backoff()
    ) -> OfflineFirstNoteRepository {
        OfflineFirstNoteRepository(
            tools: SyncTools(
                store: InMemoryNotesStore(), remote: remote, delay: delay, backoff: backoff))
    }

    nonisolated package func snapshots(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        let (snapshots, observer) = AsyncStream.makeStream(
            of: Result<NotesSnapshot, NoteError>.self, bufferingPolicy: .bufferingNewest(1))
        Task { await account(session).add(observer) }
        return snapshots
    }

    package func save(
        id: Note.ID, text: String, replacing base: String?, for session: Session
    ) async throws(NoteError) {
        try await account(session).change { $0.save(id: id, text: text, replacing: base) }
    }

    package func delete(
        id: Note.ID, ifStill base: String?, for session: Session
    ) async throws(NoteError) -> Bool {
        try await account(session).change { $0.delete(id: id, ifStill: base) }
    }

    package func retry(id: Note.ID, for session: Session) async throws(NoteError) -> Bool {
        try await account(session).change { $0.retry(id: id) }
    }

    package func discard(id: Note.ID, for session: Session) async throws(NoteError) -> Bool {
        try await account(session).change { $0.discard(id: id) }
    }

    package func sync(for session: Session) async throws(NoteError) {
        try await account(session).sync()
    }

    /// Call it when the device has a connection again: what an observer waits for is asked at once.
    package func connectionRestored() async {
        for account in accounts.values { await account.connectionRestored() }
    }

    private func account(_ session: Session) -> AccountSync {
        if let account = accounts[session.email] { return account }
        let account = AccountSync(session: session, tools: tools)
        accounts[session.email] = account
        return account
    }
}

/// What every account is kept and asked with.
struct SyncTools: Sendable {
    var store: any NotesStore
    var remote: any RemoteNotes
    var delay: any Delay = ClockDelay()
    var backoff = Backoff()
    var makeKey: @Sendable () -> String = Note.newID
    var now: @Sendable () -> ContinuousClock.Instant = { .now }
}
