import Domain

/// A note as this device has it: the server's side, and the user's changes since then.
///
/// At most two changes wait: one that was sent, and a later one that was not.
struct LocalNote: Codable, Hashable, Sendable {
    let id: Note.ID
    /// The newest known side of the server; nil if the server never had the note.
    private(set) var server: ServerSide?
    /// The server's side in a database that it has lost, until all is fetched from the new one.
    private(set) var former: ServerSide?
    /// The change that the server may have. It keeps its key and its content until it is answered.
    private(set) var sent: SentChange?
    /// The change that no request has yet. It can still be changed.
    private(set) var unsent: UnsentChange?

    /// As the user sees it; nil if it is deleted.
    var note: Note? {
        switch unsent?.problem {
        case .rejected(let reason):
            return Note(id: id, content: shownContent, status: .rejected(reason: reason))
        case .conflict:
            let status = NoteStatus.conflict(mine: unsent?.content, theirs: known?.content)
            return Note(id: id, content: shownContent, status: status)
        case nil:
            return content.map {
                Note(id: id, content: $0, status: isWaiting ? .waiting : .synced)
            }
        }
    }

    /// True if a change can be sent without the user's help.
    var isSendable: Bool { sent != nil || unsent.map { $0.problem == nil } ?? false }

    /// True if neither side needs to remember it.
    var isGone: Bool { server?.content == nil && former?.content == nil && !isWaiting }

    /// The server's side as the user sees it.
    private var known: ServerSide? { former ?? server }

    private var isWaiting: Bool { sent != nil || unsent != nil }

    /// The content with the user's changes; nil if the user deletes the note.
    private var content: NoteContent? { unsent.map(\.content) ?? contentWithoutUnsent }

    private var contentWithoutUnsent: NoteContent? { sent.map(\.content) ?? known?.content }

    private var othersWithoutUnsent: OtherFields {
        sent.map(\.others) ?? known?.others ?? OtherFields()
    }

    /// True if the note has this content at the server, or will have it. Nil stands for a deleted note.
    private func has(_ content: NoteContent?) -> Bool {
        known?.content == content || sent.map { $0.content == content } ?? false
            || unsent.map { $0.content == content } ?? false
    }

    /// A delete that is rejected or in conflict shows what it would delete.
    private var shownContent: NoteContent { content ?? known?.content ?? "" }
}

// MARK: - The user

extension LocalNote {
    mutating func apply(_ write: NoteWrite) {
        switch write {
        case .save(_, let content, let original): change(to: content, original: original)
        case .delete(_, let original): change(to: nil, original: original)
        case .retry: retry()
        case .discard: discard()
        }
    }

    /// Gives the note a new content, or deletes it with nil. `original` is what the user saw.
    ///
    /// If the note does not have that any more, it is in conflict. A change that is not sent yet gets the
    /// new content, and keeps the version that it names.
    private mutating func change(to content: NoteContent?, original: NoteContent?) {
        let isSeen = has(original) || has(content)
        let isConflict = unsent?.problem == .conflict || !isSeen
        unsent = UnsentChange(
            content: content, base: unsent.map(\.base) ?? known?.liveVersion,
            problem: isConflict ? .conflict : nil,
            others: content == nil ? OtherFields() : unsent.map(\.others) ?? othersWithoutUnsent)
        dropUnsentIfDone()
    }

    /// Allows a rejected change to be sent again, or `mine` in place of `theirs`.
    private mutating func retry() {
        let version = known?.liveVersion
        if unsent?.problem == .conflict { unsent?.base = version }
        unsent?.problem = nil
    }

    /// Forgets a change that is rejected or in conflict.
    private mutating func discard() {
        if unsent?.problem != nil { unsent = nil }
    }

    /// Forgets a change if the note already has its content, or will have it.
    private mutating func dropUnsentIfDone() {
        guard let unsent, unsent.content == contentWithoutUnsent else { return }
        if unsent.content == nil || unsent.others == othersWithoutUnsent { self.unsent = nil }
    }
}

// MARK: - The server

extension LocalNote {
    /// The oldest change to send. Its key and its content never change from now on.
    mutating func send(key: () -> String) -> SentChange? {
        if sent == nil, let unsent, unsent.problem == nil {
            sent = SentChange(
                key: key(), content: unsent.content, base: unsent.base, others: unsent.others)
            self.unsent = nil
        }
        return sent
    }

    /// Applies the answer to a change. A second answer to the same change is ignored.
    mutating func apply(_ answer: Result<RemoteNote, RemoteNotesError>, to key: String) {
        guard let change = sent, change.key == key else { return }
        switch answer {
        case .success(let note):
            accept(ServerSide(note))
        case .failure(.notFound):
            // The answer names no version. So only the fetch of all notes that follows counts.
            (server, former) = (nil, nil)
            if change.content == nil { accept(nil) } else { reopen(change, .conflict, nil) }
        case .failure(.conflict(let theirs)):
            former = nil
            // A tombstone with this version comes from a delete that never reached the server.
            if theirs.version == server?.version { server = nil }
            reopen(change, .conflict, ServerSide(theirs))
        case .failure(.rejected(let reason)):
            // The server may accept a newer content, so that is sent, unless it is in conflict.
            reopen(change, unsent.map(\.problem) ?? .rejected(reason: reason), server)
        case .failure(.unavailable), .failure(.damaged), .failure(.unknownCursor),
            .failure(.loggedOut), .failure(.cancelled):
            break
        }
    }

    /// Replaces the server's side, unless the known one is newer. The user's changes stay.
    mutating func merge(_ side: ServerSide) {
        if side.isNewer(than: server) { server = side }
        dropUnsentIfDone()
    }

    /// Called when the server has another database. The known side stays on the screen until all is
    /// fetched.
    mutating func startOver() {
        former = known
        server = nil
    }

    /// Called when all has been fetched: a side from a lost database is not needed any more.
    mutating func forgetFormer() {
        former = nil
        dropUnsentIfDone()
    }

    private mutating func accept(_ side: ServerSide?) {
        (sent, former) = (nil, nil)
        unsent?.base = side?.liveVersion
        if let side { merge(side) } else { dropUnsentIfDone() }
    }

    /// Makes a sent change that had no effect unsent again, with the user's newest content.
    private mutating func reopen(
        _ change: SentChange, _ problem: UnsentChange.Problem?, _ side: ServerSide?
    ) {
        unsent = UnsentChange(
            content: unsent.map(\.content) ?? change.content, base: change.base, problem: problem,
            others: unsent?.others ?? change.others)
        sent = nil
        if let side { merge(side) } else { dropUnsentIfDone() }
    }
}
