import Domain
import NotesDomain

/// What this device asks the server to do: to apply a change of a note, or to return a page of notes.
enum SyncRequest: Hashable, Sendable {
    case send(Note.ID, RemoteChange)
    /// `awaited` has the notes that the server accepted before this request, and that no page has
    /// brought yet.
    case fetch(FetchProgress, awaited: Set<Note.ID> = [])

    func answer(from remote: any RemoteNotes, for session: Session) async -> SyncAnswer {
        do throws(RemoteNotesError) {
            switch self {
            case .fetch(let progress, _):
                return .changes(try await remote.changes(after: progress.cursor, for: session))
            case .send(let id, let change):
                // If a delete has no `base`, the server has no note to delete. So nothing is sent.
                if change.content == nil, change.base == nil { return .failed(.notFound) }
                return .accepted(try await remote.apply(change, to: id, for: session))
            }
        } catch {
            return .failed(error)
        }
    }
}

/// The result of a request: the answer of the server, or the error.
enum SyncAnswer: Hashable, Sendable {
    /// The server has applied the change. This is the note as it was at the server after the change.
    case accepted(RemoteNote)
    case changes(RemoteChanges)
    case failed(RemoteNotesError)
}

/// Fetched pages that are not written to the file yet.
///
/// Each write of the file writes all of its notes. So pages are collected until they have as many notes
/// as the account has in the file. In this way, each note is written only a few times, even if many
/// pages come.
struct FetchedPages: Hashable, Sendable {
    /// The request for the first of these pages. It begins at the fetch progress that is in the file.
    private let first: SyncRequest
    private let progress: FetchProgress
    private let count: Int
    private var pages: RemoteChanges?
    private var version = 0

    init(after account: AccountNotes) {
        (first, progress, count) = (account.fetch, account.progress, account.notes.count)
    }

    /// The request for the next page.
    var request: SyncRequest {
        var next = progress
        if let pages { next.advance(past: pages) }
        return .fetch(next)
    }

    /// Adds a page. Returns true if the pages have to be written to the file before the next fetch.
    mutating func add(_ page: RemoteChanges) -> Bool {
        let all = pages.map { $0.followed(by: page) } ?? page
        pages = all
        defer { version = page.newest }
        return !page.hasMore || all.notes.count >= count || page.newest <= version
    }

    /// Applies the pages to the account. Returns the queues that have to send a request because of
    /// them.
    func apply(to account: inout AccountNotes) -> [SyncState.Queue] {
        pages.map { account.apply(.changes($0), to: first) } ?? []
    }
}
