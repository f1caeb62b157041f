import Domain
import NotesDomain

/// A note on this device: the note at the server, and the user's changes that are not confirmed yet.
///
/// At most two changes wait: one change that was sent, and one later change that was not sent yet.
struct LocalNote: Codable, Hashable, Sendable {
    let id: Note.ID
    /// The newest known state at the server. Nil if it is not known, or has to be fetched again.
    private(set) var server: RemoteNote?
    /// The state in a database that the server has perhaps lost; nil after all notes were fetched again.
    private(set) var former: RemoteNote?
    /// The change that was sent and not answered yet. Its idempotency key and its content stay the same,
    /// because the server has perhaps applied it.
    private(set) var sent: RemoteChange?
    /// The change that was not sent yet. The user's next edit can still replace its content.
    private(set) var unsent: UnsentChange?
    /// True if `server` came with the answer to a change, and has not been on a fetched page yet.
    var isUnfetched: Bool?
    /// The content that the user wrote, if the server has changed it: `server` has the changed content.
    private(set) var written: ContentFields?

    /// The note as the user sees it; nil if the note is deleted.
    var note: Note? {
        let content = fields?.content
        let status: NoteStatus
        switch unsent?.problem {
        case .rejected(let reason): status = .rejected(reason: reason)
        case .conflict: status = .conflict(mine: unsent?.content, theirs: known?.content)
        case nil:
            if content == nil { return nil }
            status = isWaiting ? .waiting : .synced
        }
        // If a delete is rejected or in conflict, the user sees the content that it deletes.
        return Note(id: id, content: content ?? fieldsWithoutUnsent?.content ?? "", status: status)
    }

    /// True if a change can be sent without the user's help.
    var isSendable: Bool { sent != nil || unsent.map { $0.problem == nil } ?? false }

    /// True if this device can forget the note: the server does not have the note, and no change waits.
    var isGone: Bool {
        server?.content == nil && former?.content == nil && !isWaiting && isUnfetched != true
    }

    /// The note's state at the server, as the user sees it: `former` as long as all notes are being
    /// fetched again, otherwise `server`.
    private var known: RemoteNote? { former ?? server }

    var isWaiting: Bool { sent != nil || unsent != nil }

    /// The content with the user's changes; nil if the note is deleted.
    var fields: ContentFields? { unsent.map(\.fields) ?? fieldsWithoutUnsent }

    private var fieldsWithoutUnsent: ContentFields? { sent.map(\.fields) ?? known?.fields }

    /// True if this content is at the server, was sent to it, or waits. Nil stands for a deleted note.
    private func has(_ content: NoteContent?) -> Bool {
        var contents = [known?.content]
        if let sent { contents.append(sent.content) }
        if let unsent { contents.append(unsent.content) }
        if let written { contents.append(written.content) }
        return contents.contains(content)
    }
}

/// A change of a note that was not sent yet.
struct UnsentChange: Codable, Hashable, Sendable {
    /// Nil deletes the note.
    let fields: ContentFields?
    /// The server's version that the user changed; nil if the server did not have the note.
    var base: Int?
    /// Why the change is not sent until the user retries or discards it; nil if it can be sent.
    var problem: Problem?

    var content: NoteContent? { fields?.content }

    enum Problem: Codable, Hashable, Sendable {
        case rejected(reason: String)
        case conflict
    }
}

// MARK: - Written by the user

extension LocalNote {
    mutating func apply(_ write: NoteWrite) {
        switch write {
        case .save(_, let content, let original): change(to: content, original: original)
        case .delete(_, let original): change(to: nil, original: original)
        case .retry:
            // In a conflict, the user's content replaces the server's content.
            let version = known?.liveVersion
            if unsent?.problem == .conflict { unsent?.base = version }
            unsent?.problem = nil
        case .discard: if unsent?.problem != nil { unsent = nil }
        }
    }

    /// Gives the note a new content in place of `original`, which the user saw; nil deletes the note.
    ///
    /// If the note has neither the original nor the new content, it is in conflict. If there is an unsent
    /// change already, that change gets the new content and keeps its `base`.
    private mutating func change(to content: NoteContent?, original: NoteContent?) {
        let isConflict = unsent?.problem == .conflict || !has(original) && !has(content)
        unsent = UnsentChange(
            fields: content.map { ContentFields(content: $0, others: fields?.others ?? [:]) },
            base: unsent.map(\.base) ?? known?.liveVersion, problem: isConflict ? .conflict : nil)
        dropUnsentIfDone()
    }

    /// Drops the unsent change if the note has this content already, or will have it after the sent
    /// change.
    private mutating func dropUnsentIfDone() {
        if let unsent, unsent.fields == fieldsWithoutUnsent { self.unsent = nil }
    }
}

// MARK: - Sent to the server, and answered

extension LocalNote {
    /// Returns the oldest waiting change, and marks it as sent. From then on, it stays the same.
    mutating func send(key: () -> String) -> RemoteChange? {
        if sent == nil, let unsent, unsent.problem == nil {
            sent = RemoteChange(key: key(), fields: unsent.fields, base: unsent.base)
            self.unsent = nil
        }
        return sent
    }

    /// Handles the server's answer to the change that was sent with this key. If that change is not in
    /// `sent` any more, it was answered before, and this answer is ignored.
    mutating func apply(_ answer: Result<RemoteNote, RemoteNotesError>, to key: String) {
        guard let change = sent, change.key == key else { return }
        switch answer {
        case .success(let note):
            let isNew = note.isNewer(than: server)
            accept(note)
            if isNew {
                isUnfetched = true
                written = note.fields == change.fields ? nil : change.fields
            }
        case .failure(.notFound):
            // There is no version to compare. The next fetch of all notes shows what the server has.
            (server, former) = (nil, nil)
            if change.content == nil { accept(nil) } else { reopen(change, .conflict, nil) }
        case .failure(.conflict(let theirs)):
            let isNew = theirs.isNewer(than: server)
            former = nil
            // If `server` says that this version is deleted, the delete never reached the server. So
            // `server` is forgotten. Otherwise, `merge` would keep the delete.
            if theirs.version == server?.version { server = nil }
            reopen(change, .conflict, theirs)
            if isNew { isUnfetched = true }
        case .failure(.rejected(let reason)):
            // The server may accept the later, unsent change. So this change is sent, unless it is in
            // conflict.
            reopen(change, unsent.map(\.problem) ?? .rejected(reason: reason), server)
        case .failure(.unanswered), .failure(.unknownCursor), .failure(.loggedOut): break
        }
    }

    /// Replaces `server` by a state that came from the server, unless `server` is newer. The user's
    /// changes stay, except for an unsent change that has no effect any more.
    mutating func merge(_ side: RemoteNote) {
        if side.isNewer(than: server) {
            (server, written) = (side, side == former ? written : nil)
        }
        if side == server { isUnfetched = nil }
        dropUnsentIfDone()
    }

    /// Called when the server has perhaps another database. Until all notes have been fetched, the user
    /// still sees the state from the earlier database.
    mutating func startOver() {
        former = known
        (server, isUnfetched) = (nil, nil)
    }

    /// Called if the server's version of the note can't be read. The last known state stays.
    mutating func keepFormer() {
        server = server ?? former
        (former, isUnfetched) = (nil, nil)
    }

    /// Called after all notes have been fetched. If the server has lost the note, the note is created
    /// there again. If the server has an older version, the user decides. Returns true if the note has
    /// to be sent.
    mutating func offerFormer() -> Bool {
        guard let former else { return false }
        self.former = nil
        let isLost = former.fields != server?.fields && server?.version ?? 0 <= former.version
        if isLost, sent == nil {
            unsent = UnsentChange(
                fields: unsent.map(\.fields) ?? former.fields, base: server?.liveVersion,
                problem: server == nil ? unsent?.problem : .conflict)
        }
        dropUnsentIfDone()
        return isLost && isSendable
    }

    /// Takes over the waiting changes of another copy of this note. Called only if this copy has no
    /// waiting changes.
    mutating func takeOver(_ other: LocalNote) { (sent, unsent) = (other.sent, other.unsent) }

    private mutating func accept(_ side: RemoteNote?) {
        (sent, former) = (nil, nil)
        unsent?.base = side?.liveVersion
        if let side { merge(side) } else { dropUnsentIfDone() }
    }

    /// Makes a sent change unsent again, because the server has refused it. If the user has made a later
    /// change, its content is kept instead.
    private mutating func reopen(
        _ change: RemoteChange, _ problem: UnsentChange.Problem?, _ side: RemoteNote?
    ) {
        unsent = UnsentChange(
            fields: unsent.map(\.fields) ?? change.fields, base: change.base, problem: problem)
        sent = nil
        if let side { merge(side) } else { dropUnsentIfDone() }
    }
}
