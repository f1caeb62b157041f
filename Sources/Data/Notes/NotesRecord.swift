import Domain

/// One record of the file: a note of an account, or how far the account has been fetched.
enum NotesRecord: JSONRecord, Hashable {
    case note(account: String, LocalNote)
    case progress(account: String, FetchProgress)

    /// No two records are about the same.
    var id: [String] {
        switch self {
        case .note(let account, let note): [account, note.id]
        case .progress(let account, _): [account]
        }
    }

    var account: String {
        switch self {
        case .note(let account, _), .progress(let account, _): account
        }
    }
}

extension NotesRecord {
    private enum Key: CodingKey {
        case account, fetches
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let account = try values.decode(String.self, forKey: .account)
        self =
            if values.contains(.fetches) {
                .progress(account: account, try FetchProgress(from: decoder))
            } else {
                .note(account: account, try LocalNote(from: decoder))
            }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(account, forKey: .account)
        switch self {
        case .note(_, let note): try note.encode(to: encoder)
        case .progress(_, let progress): try progress.encode(to: encoder)
        }
    }
}

extension [NotesRecord] {
    /// The part of one account.
    subscript(account: String) -> AccountNotes {
        get {
            reduce(into: AccountNotes()) { notes, record in
                switch record {
                case .note(account, let note): notes.notes.append(note)
                case .progress(account, let progress): notes.progress = progress
                default: break
                }
            }
        }
        set {
            guard newValue != self[account] else { return }
            self = filter { $0.account != account }
            append(.progress(account: account, newValue.progress))
            self += newValue.notes.map { .note(account: account, $0) }
        }
    }
}
