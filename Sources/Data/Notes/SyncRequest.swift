import Domain

/// A request of this device to the server.
enum SyncRequest: Hashable, Sendable {
    case send(Note.ID, SentChange)
    case fetch(FetchProgress)

    func answer(from remote: any RemoteNotes, for session: Session) async -> SyncAnswer {
        do throws(RemoteNotesError) {
            switch self {
            case .fetch(let progress):
                return .changes(try await remote.changes(after: progress.cursor, for: session))
            case .send(let id, let change):
                // A note without a version was never at the server, so the server can't delete it.
                if change.content == nil, change.base == nil { return .failed(.notFound) }
                let asked = RemoteChange(
                    id: id, content: change.content, version: change.base, others: change.others)
                return .accepted(try await remote.apply(asked, key: change.key, for: session))
            }
        } catch {
            return .failed(error)
        }
    }
}

/// The answer of the server, or why there is no answer.
enum SyncAnswer: Hashable, Sendable {
    /// The note as the server has it now.
    case accepted(RemoteNote)
    case changes(RemoteChanges)
    case failed(RemoteNotesError)
}

/// Fetched pages that are not written to the file yet.
///
/// Each write of the file writes all notes. So pages are collected until they have as many notes as the
/// file. Then each note is written only a few times, even if many pages come.
struct FetchedPages: Sendable {
    /// The fetch progress that the file has. The first page begins there.
    private let progress: FetchProgress
    private let count: Int
    private var notes: [RemoteNote] = []
    private var last: RemoteChanges?
    private var version = 0

    init(after account: AccountNotes) {
        (progress, count) = (account.progress, account.notes.count)
    }

    /// The request for the next page.
    var request: SyncRequest {
        var next = progress
        if let last { next.advance(to: last.cursor) }
        return .fetch(next)
    }

    /// Adds a page. Returns true if the pages have to be written to the file before the next request.
    mutating func add(_ page: RemoteChanges) -> Bool {
        notes += page.notes
        last = page
        let newest = page.notes.map(\.version).max() ?? 0
        defer { version = newest }
        return !page.hasMore || notes.count >= count || newest <= version
    }

    func apply(to account: inout AccountNotes) {
        guard let last else { return }
        let all = RemoteChanges(notes: notes, cursor: last.cursor, hasMore: last.hasMore)
        account.apply(.changes(all), to: .fetch(progress))
    }
}
