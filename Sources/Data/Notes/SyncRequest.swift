import Domain

/// A question of this device to the server.
enum SyncRequest: Hashable, Sendable {
    case send(Note.ID, SentChange)
    case fetch(FetchProgress)

    func answer(from remote: any RemoteNotes, for session: Session) async -> SyncAnswer {
        do throws(RemoteNotesError) {
            switch self {
            case .fetch(let progress):
                return .changes(try await remote.changes(after: progress.cursor, for: session))
            case .send(let id, let change):
                // A note without a version was never at the server.
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

/// The answer of the server, or why there is none.
enum SyncAnswer: Hashable, Sendable {
    /// The note as the server has it now.
    case accepted(RemoteNote)
    case changes(RemoteChanges)
    case failed(RemoteNotesError)
}

/// Pages that have come and are not in the file yet.
///
/// A write takes as long as all notes together. So pages wait until they double what is there: however many come,
/// each note is written a few times only.
struct FetchedPages: Sendable {
    /// What the file has, from where the first page goes on.
    private let progress: FetchProgress
    private let count: Int
    private var notes: [RemoteNote] = []
    private var last: RemoteChanges?
    private var version = 0

    init(after account: AccountNotes) {
        (progress, count) = (account.progress, account.notes.count)
    }

    /// Asks for the next page.
    var request: SyncRequest {
        var next = progress
        if let last { next.advance(to: last.cursor) }
        return .fetch(next)
    }

    /// Returns true if they are to be written before the next page is asked for.
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
