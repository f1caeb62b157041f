import Data
public import Domain
public import Foundation

/// A file of notes, and the account that it brings to a server and back.
///
/// Several may use one file, in several processes too.
public struct NotesDevice: Sendable {
    /// What a screen asks for; each call names the session.
    public let notes: NotesUseCases
    private let file: URL
    private let tokens: Tokens
    private let remote: WatchedRemoteNotes

    /// Neither the file nor the one beside it need exist. That one has the account and its tokens; its
    /// name is this file's and `.session`.
    public init(file: URL) {
        self.file = file
        tokens = Tokens(file: file.appendingPathExtension("session"))
        remote = WatchedRemoteNotes(HTTPRemoteNotes(tokens: tokens))
        notes = NotesUseCases(repository: OfflineFirstNoteRepository(file: file, remote: remote))
    }

    /// Opens a session at this server, in place of the one that there was.
    public func login(at server: URL) -> LoginUseCases {
        LoginUseCases(
            repository: HTTPAuthenticationRepository(server: server, tokens: tokens))
    }

    /// Forgets the session on this device. The notes stay until the account is back.
    public func logOut() async throws(LogInError) {
        try await tokens.logOut()
    }

    public func account() async throws(LogInError) -> NotesAccount? {
        let record = try await tokens.account()
        return record.server.map {
            NotesAccount(session: record.session, server: $0, isOver: record.isOver)
        }
    }

    /// What the file has, without a server, and how many notes wait to be sent: deleted ones too.
    public func kept(
        for session: Session
    ) async throws(NoteError) -> (notes: [Note], waitingCount: Int) {
        let kept = try await KeptNotes(file: file, session: session)
        return (kept.notes, kept.waitingCount)
    }

    /// Why the last request that failed got no answer, in one line.
    public func problem() async -> String? {
        await remote.problem
    }
}

/// Who has logged in on a device, and where.
public struct NotesAccount: Equatable, Sendable {
    /// Nil when the user has logged out.
    public let session: Session?
    public let server: URL
    /// Whether the server has ended the session. The user logs in again.
    public let isOver: Bool
}
