import Data
package import Domain
package import Foundation
package import NotesDomain

/// Notes that are read and changed on this device at once, and synced with the server later.
///
/// If another process changes the file, this process does not see that at once. It sees the change when
/// it next changes a note itself, or sends its next request to the server.
package actor OfflineFirstNoteRepository: NoteRepository {
    private let dependencies: SyncDependencies
    private var accounts: [String: AccountSync] = [:]

    /// The file does not have to exist. Several processes can use it at the same time. If this process
    /// has to wait because another process is sending changes, `onWait` gets the id of that process.
    package init(
        file: URL, remote: any RemoteNotes,
        onWait: @escaping @Sendable (_ process: Int32?) async -> Void = { _ in }
    ) {
        dependencies = SyncDependencies(file: file, remote: remote, onWait: onWait)
    }

    init(dependencies: SyncDependencies) {
        self.dependencies = dependencies
    }

    /// Notes in memory, which are lost when the process ends.
    package init(inMemory remote: any RemoteNotes) {
        dependencies = SyncDependencies(store: InMemoryStore(), remote: remote)
    }

    nonisolated package func snapshots(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        let (snapshots, observer) = AsyncStream.makeStream(
            of: Result<NotesSnapshot, NoteError>.self, bufferingPolicy: .bufferingNewest(1))
        Task { await account(session).add(observer) }
        return snapshots
    }

    @discardableResult
    package func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int? {
        try await account(session).write(write)
    }

    package func sync(for session: Session) async throws(NoteError) {
        try await account(session).sync()
    }

    /// Call this when the connection is back, or when the app is in the foreground again. It syncs each
    /// account whose snapshots are observed, unless the server has asked this device to wait.
    package func resumeSync() async {
        for account in accounts.values { await account.resumeSync() }
    }

    /// Gives `account` the notes that are stored under the email address as the user typed it. The server
    /// has said that both are one account.
    func takeOver(from typed: String, to account: String) async throws(StorageFailure) {
        if try await dependencies.store.read().spellings(of: account, typed).isEmpty { return }
        try await dependencies.store.update { $0.takeOver(from: typed, to: account) }
    }

    private func account(_ session: Session) -> AccountSync {
        if let account = accounts[session.email] { return account }
        let account = AccountSync(session: session, dependencies: dependencies)
        accounts[session.email] = account
        return account
    }
}

/// The dependencies of `AccountSync`, which are the same for all accounts.
struct SyncDependencies: Sendable {
    var store: any DocumentStore<[NotesRecord]>
    var remote: any RemoteNotes
    var delay: any Delay = ClockDelay()
    var backoff = Backoff()
    var makeKey: @Sendable () -> String = Note.newID
    /// Waits until no other process sends changes of this account. Nil for notes in memory.
    var lockSending: @Sendable (String) async throws(StorageFailure) -> SendLock? = { _ in nil }
}

extension SyncDependencies {
    init(
        file: URL, remote: any RemoteNotes,
        onWait: @escaping @Sendable (_ process: Int32?) async -> Void = { _ in }
    ) {
        self.init(store: JSONFile(url: file, mode: 0o600), remote: remote)
        lockSending = { account throws(StorageFailure) in
            try await SendLock.wait(beside: file, of: account, onWait: onWait)
        }
    }
}

/// How long to wait before the next try. The time doubles with each failure, and half of the time is
/// random.
///
/// So devices that failed at the same time do not all try again at the same time.
struct Backoff: Sendable {
    var first = Duration.seconds(2)
    var longest = Duration.seconds(300)
    /// Returns a number that is at least zero and less than one.
    var random: @Sendable () -> Double = { .random(in: 0..<1) }

    /// Half of the time, plus a random part of the other half. The result is at least `retryAfter`, the
    /// time that the server asks for. A `retryAfter` above one hour is treated as one hour.
    func wait(afterFailures count: Int, retryAfter: Duration) -> Duration {
        // More than 20 doublings are not needed: after 20, the time is far above `longest`.
        let whole = min(longest, first * (1 << min(max(count - 1, 0), 20)))
        let least = max(whole / 2, min(retryAfter, .seconds(3600)))
        return least + whole / 2 * random()
    }
}
