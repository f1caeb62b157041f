import Domain
import NotesDomain

@testable import NotesData

/// A server in memory that follows the table in the article NotesAPI. It is a value type, so that a
/// test can copy it.
struct InMemoryServer: Hashable, Sendable {
    private let notes: [Note]
    /// A page ends after this number of notes, or when its texts have more than a megabyte.
    let pageLimit: Int
    private var accounts: [String: Account] = [:]
    /// The number of times that an older copy has replaced the database.
    private var generation = 0

    /// Each account starts with these notes.
    init(notes: [Note] = [], pageLimit: Int = 200) {
        (self.notes, self.pageLimit) = (notes, pageLimit)
    }

    fileprivate struct Account: Hashable {
        var notes: [Note.ID: RemoteNote] = [:]
        var version = 0
        /// Cursors from before the last `restore` are known only up to this version.
        var kept = Int.max
        /// The changes that took effect, by their keys. A repeated change gets the same answer.
        var answered: [String: Answered] = [:]
    }

    fileprivate struct Answered: Hashable {
        let change: RemoteChange
        let note: RemoteNote
    }

    /// The notes that are not deleted, in the order of their last changes.
    func notes(of account: String) -> [RemoteNote] {
        self.account(account).notes.values.filter { $0.content != nil }
            .sorted { $0.version < $1.version }
    }

    func changes(after cursor: String?, of name: String) throws(RemoteNotesError) -> RemoteChanges {
        let account = account(name)
        let parts = (cursor ?? "0").split(separator: ".").compactMap { Int($0) }
        guard let version = parts.first, (0...account.version).contains(version),
            version <= account.kept || parts.last == generation
        else { throw .unknownCursor }
        let notes = account.notes.values.filter { $0.version > version }
            .sorted { $0.version < $1.version }
        var size = 0
        let end = notes.firstIndex { note in
            size += note.content?.text.utf8.count ?? 0
            return size > 1_000_000
        }
        let page = notes.prefix(min(pageLimit, end.map { $0 + 1 } ?? notes.count))
        let hasMore = page.count < notes.count
        let last = hasMore ? page.last?.version : nil
        let mark = generation == 0 ? "" : ".\(generation)"
        return RemoteChanges(
            notes: Array(page), cursor: "\(last ?? account.version)\(mark)", hasMore: hasMore)
    }

    /// Replaces the database by an older copy.
    mutating func restore(_ backup: InMemoryServer) {
        accounts = backup.accounts.mapValues { account in
            var account = account
            account.kept = account.version
            return account
        }
        generation += 1
    }

    mutating func apply(
        _ change: RemoteChange, to id: Note.ID, of name: String
    ) throws(RemoteNotesError) -> RemoteNote {
        var account = account(name)
        if let answered = account.answered[change.key] {
            guard answered.change == change, answered.note.id == id else {
                throw .rejected("The key came with another request before.")
            }
            return answered.note
        }
        let note = try account.apply(change, to: id)
        account.answered[change.key] = Answered(change: change, note: note)
        accounts[name] = account
        return note
    }

    private func account(_ name: String) -> Account {
        if let account = accounts[name] { return account }
        var account = Account()
        for note in notes {
            let change = RemoteChange(key: note.id, content: note.content, base: nil)
            _ = try? account.apply(change, to: note.id)
        }
        return account
    }
}

extension InMemoryServer.Account {
    mutating func apply(
        _ change: RemoteChange, to id: Note.ID
    ) throws(RemoteNotesError) -> RemoteNote {
        if change.content == nil, change.base == nil {
            throw .rejected("A delete needs a version.")
        }
        if let problem = change.content?.problem { throw .rejected(problem) }
        let current = notes[id]
        if let current, current.content != nil {
            guard change.base == current.version else { throw .conflict(current) }
        } else if change.base != nil {
            // For a delete, `notFound` counts as success. An edit of a deleted note is in conflict.
            guard let current, change.content != nil else { throw .notFound }
            throw .conflict(current)
        }
        version += 1
        let note = RemoteNote(id: id, fields: change.fields, version: version)
        notes[id] = note
        return note
    }
}
