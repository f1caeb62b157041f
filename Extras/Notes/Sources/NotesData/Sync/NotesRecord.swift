import Data
import Domain
import NotesDomain

/// One record of the notes file: a note of an account, or how far the account's notes have been fetched
/// and changed.
struct NotesRecord: JSONRecord, Hashable {
    let account: String
    var note: LocalNote?
    var progress: FetchProgress?
    /// `AccountNotes.revision`, in the same record as the progress.
    var revision: Int?

    /// Unique in the file. For a note: the account and the note's id. For the progress: only the account.
    var id: [String] { [account] + [note?.id].compactMap(\.self) }
}

extension NotesRecord {
    /// Refuses numbers that are out of range: some JSON parsers round them, and the server refuses them.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        account = try values.decode(String.self, forKey: .account)
        note = try values.decodeIfPresent(LocalNote.self, forKey: .note)
        progress = try values.decodeIfPresent(FetchProgress.self, forKey: .progress)
        revision = try values.decodeIfPresent(Int.self, forKey: .revision)
        let numbers = [note?.sent?.base, note?.unsent?.base, progress?.fetches, revision]
        let least = note == nil ? 0 : RemoteNote.versions.lowerBound
        let range = least...RemoteNote.versions.upperBound
        let isOutOfRange = numbers.contains { $0.map(range.contains) == false }
        if isOutOfRange || (note == nil) == (progress == nil) {
            let text = "Expected a note or a progress, with whole numbers of \(range)."
            throw DecodingError.dataCorruptedError(
                forKey: .account, in: values, debugDescription: text)
        }
    }
}

extension [NotesRecord] {
    /// The notes of one account with its fetch progress and revision. A new value replaces the records of
    /// this account.
    subscript(account: String) -> AccountNotes {
        get {
            reduce(into: AccountNotes()) { notes, record in
                guard record.account == account else { return }
                if let note = record.note { notes.notes.append(note) }
                if let progress = record.progress { notes.progress = progress }
                if let revision = record.revision { notes.revision = revision }
            }
        }
        set {
            guard newValue != self[account] else { return }
            removeAll { $0.account == account }
            append(
                NotesRecord(
                    account: account, progress: newValue.progress, revision: newValue.revision))
            self += newValue.notes.map { NotesRecord(account: account, note: $0) }
        }
    }

    /// Gives `account` the notes that are stored under its other spellings: `typed` or `account`, in
    /// any mix of capital and small letters.
    mutating func takeOver(from typed: String, to account: String) {
        for spelling in spellings(of: account, typed).sorted() {
            self[account].takeOver(self[spelling])
            removeAll { $0.account == spelling }
        }
    }

    func spellings(of account: String, _ typed: String) -> Set<String> {
        let names = [account.lowercased(), typed.lowercased()]
        return Set(map(\.account).filter { $0 != account && names.contains($0.lowercased()) })
    }
}

extension AccountNotes {
    /// Adds the notes that are stored under another spelling of this account. If this account has notes
    /// already, only the waiting changes are added, because a fetch brings the rest.
    fileprivate mutating func takeOver(_ other: AccountNotes) {
        defer { revision = Swift.max(revision, other.revision).next }
        if self == AccountNotes() { return self = other }
        for note in other.notes where note.isWaiting {
            var own = notes.first { $0.id == note.id } ?? LocalNote(id: note.id)
            if own.isWaiting {
                // Only one change can wait. So the other copy's text becomes a new note, unless the
                // account has this text already. If the other copy was deleted, its delete is dropped.
                let isAtServer = own.fields != nil && own.server?.fields == note.fields
                let isShown = notes.contains { $0.fields == note.fields }
                if note.fields == nil || isAtServer || isShown { continue }
                own = LocalNote(id: Note.newID(), unsent: UnsentChange(fields: note.fields))
            } else {
                own.takeOver(note)
            }
            notes.removeAll { $0.id == own.id }
            notes.append(own)
        }
    }
}
