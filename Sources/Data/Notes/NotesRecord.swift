import Domain

/// One record of the file: a note of an account, or how far the account's notes have been fetched.
///
/// The revision is a number that grows with each change of the account's notes on this device.
enum NotesRecord: JSONRecord, Hashable {
    case note(account: String, LocalNote)
    case progress(account: String, FetchProgress, revision: Int)

    /// Unique in the file. For a note: the account and the note's id. For the progress: only the account.
    var id: [String] {
        switch self {
        case .note(let account, let note): [account, note.id]
        case .progress(let account, _, _): [account]
        }
    }

    var account: String {
        switch self {
        case .note(let account, _), .progress(let account, _, _): account
        }
    }
}

extension NotesRecord {
    private enum Key: CodingKey {
        case account, fetches, revision
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let account = try values.decode(String.self, forKey: .account)
        let numbers: [Int?]
        var least = 1
        if values.contains(.fetches) {
            let progress = try FetchProgress(from: decoder)
            let revision = try values.decodeIfPresent(Int.self, forKey: .revision) ?? 0
            self = .progress(account: account, progress, revision: revision)
            numbers = [progress.fetches, revision]
            least = 0
        } else {
            let note = try LocalNote(from: decoder)
            self = .note(account: account, note)
            numbers = [
                note.server?.version, note.former?.version, note.sent?.base, note.unsent?.base,
            ]
        }
        let range = least...RemoteNote.versions.upperBound
        guard numbers.allSatisfy({ $0.map(range.contains) ?? true }) else {
            throw JSONFileError.expected(
                "whole numbers from \(least) to \(range.upperBound)", at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(account, forKey: .account)
        switch self {
        case .note(_, let note): try note.encode(to: encoder)
        case .progress(_, let progress, let revision):
            try progress.encode(to: encoder)
            try values.encode(revision, forKey: .revision)
        }
    }
}

extension [NotesRecord] {
    /// The notes of one account with its fetch progress and revision. A new value replaces the records of
    /// this account.
    subscript(account: String) -> AccountNotes {
        get {
            reduce(into: AccountNotes()) { notes, record in
                switch record {
                case .note(account, let note): notes.notes.append(note)
                case .progress(account, let progress, let revision):
                    (notes.progress, notes.revision) = (progress, revision)
                default: break
                }
            }
        }
        set {
            guard newValue != self[account] else { return }
            self = filter { $0.account != account }
            append(
                .progress(account: account, newValue.progress, revision: newValue.revision))
            self += newValue.notes.map { .note(account: account, $0) }
        }
    }
}
