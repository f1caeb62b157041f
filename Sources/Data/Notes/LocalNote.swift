import Domain

/// A note as this device has it: the server's side, and what the user has changed since.
///
/// At most two changes wait: one that was sent, and after it one that was not.
struct LocalNote: Codable, Hashable, Sendable {
    let id: Note.ID
    /// The newest that is known of the server's side; nil if the server never had the note.
    private(set) var server: ServerSide?
    /// The server may have applied it, so it stays as it is, key and all, until it is answered.
    private(set) var sent: SentChange?
    /// No request has it, so it can still change.
    private(set) var unsent: UnsentChange?

    init(
        id: Note.ID, server: ServerSide? = nil, sent: SentChange? = nil,
        unsent: UnsentChange? = nil
    ) {
        self.id = id
        self.server = server
        self.sent = sent
        self.unsent = unsent
    }

    /// What the user sees of it; nil if it is deleted.
    var note: Note? {
        switch unsent?.problem {
        case .rejected(let reason):
            return Note(id: id, text: shownText, status: .rejected(reason: reason))
        case .conflict:
            let status = NoteStatus.conflict(mine: unsent?.text, theirs: server?.text)
            return Note(id: id, text: shownText, status: status)
        case nil:
            return text.map { Note(id: id, text: $0, status: isWaiting ? .waiting : .synced) }
        }
    }

    /// Whether a change can be sent without the user's help.
    var isSendable: Bool { sent != nil || unsent.map { $0.problem == nil } ?? false }

    /// Whether neither side needs to remember it.
    var isGone: Bool { server?.text == nil && !isWaiting }

    private var isWaiting: Bool { sent != nil || unsent != nil }

    /// With the user's changes; nil if the note is to be deleted.
    private var text: String? { unsent.map(\.text) ?? textWithoutUnsent }

    private var textWithoutUnsent: String? { sent.map(\.text) ?? server?.text }

    /// Whether the note is so at the server, or is wanted so here. Nil stands for a deleted note.
    private func hasText(_ text: String?) -> Bool {
        server?.text == text || sent.map { $0.text == text } ?? false
            || unsent.map { $0.text == text } ?? false
    }

    /// A delete that is rejected or in conflict shows what it would delete.
    private var shownText: String { text ?? server?.text ?? "" }
}

// MARK: - What the user does

extension LocalNote {
    /// Takes a new text, or nil for a delete. It is in conflict if the user saw a text in its place that the
    /// note has no longer.
    ///
    /// Of the user's own texts, each may be replaced: what the newest of them names is the version that
    /// its user saw. The change that is not sent yet takes up the new one.
    mutating func change(to text: String?, replacing base: String?) {
        let isSeen = hasText(base) || hasText(text)
        var change = unsent ?? UnsentChange(base: server?.liveVersion)
        change.text = text
        if change.problem != .conflict { change.problem = isSeen ? nil : .conflict }
        unsent = change
        dropUnsentIfDone()
    }

    /// Lets a rejected change be sent again, or mine in place of theirs.
    mutating func retry() {
        if unsent?.problem == .conflict { unsent?.base = server?.liveVersion }
        unsent?.problem = nil
    }

    /// Forgets a change that is rejected or in conflict.
    mutating func discard() {
        if unsent?.problem != nil { unsent = nil }
    }

    /// Nothing is left to do if the note already is, or will be, what the user wants.
    private mutating func dropUnsentIfDone() {
        if let unsent, unsent.text == textWithoutUnsent { self.unsent = nil }
    }
}

// MARK: - What is sent, and what comes back

extension LocalNote {
    /// The change to send, the oldest first. Its key and its content are fixed from now on.
    mutating func send(key: () -> String) -> SentChange? {
        if sent == nil, let unsent, unsent.problem == nil {
            sent = SentChange(key: key(), text: unsent.text, base: unsent.base)
            self.unsent = nil
        }
        return sent
    }

    /// Takes the answer to a change. What has been answered before counts no more.
    mutating func take(_ answer: Result<Int, RemoteNotesError>, to key: String) {
        guard let change = sent, change.key == key else { return }
        switch answer {
        case .success(let version):
            applied(change, ServerSide(text: change.text, version: version))
        case .failure(.notFound):
            server = nil
            let gone = ServerSide(text: nil, version: change.after)
            if change.text == nil { applied(change, gone) } else { park(change, .conflict, gone) }
        case .failure(.conflict(let theirs)):
            park(change, .conflict, ServerSide(theirs))
        case .failure(.rejected(let reason)):
            // A newer text is another chance, unless it is in conflict.
            park(change, unsent.map(\.problem) ?? .rejected(reason: reason), server)
        case .failure(.unavailable), .failure(.loggedOut), .failure(.cancelled): break
        }
    }

    /// Takes what the server has, unless something newer is known. No change of the user's is lost.
    mutating func learn(_ side: ServerSide) {
        if side.version > server?.version ?? 0 { server = side }
        dropUnsentIfDone()
    }

    /// The server has another database now, in which nothing is known of the note.
    mutating func forgetServer() {
        server = nil
    }

    /// Whether the server is known to have changed the note since this change was made.
    func isNewer(than change: SentChange) -> Bool {
        server?.liveVersion ?? 0 > change.base ?? 0
    }

    private mutating func applied(_ change: SentChange, _ side: ServerSide) {
        sent = nil
        unsent?.base = side.liveVersion
        learn(side)
    }

    /// The change had no effect. What the user wants last takes its place.
    private mutating func park(
        _ change: SentChange, _ problem: UnsentChange.Problem?, _ side: ServerSide?
    ) {
        let text = unsent.map(\.text) ?? change.text
        unsent = UnsentChange(text: text, base: change.base, problem: problem)
        sent = nil
        if let side { learn(side) } else { dropUnsentIfDone() }
    }
}
