package import Domain
import Foundation

/// The server of the notes over HTTP, as the article NotesAPI has it.
///
/// An answer counts only if it is as the API says: a proxy or a login page of a network answers too,
/// and must not pass for an acknowledgement.
package struct HTTPRemoteNotes: RemoteNotes {
    private let client: AccountClient

    /// The server is the one that the user has logged in to.
    package init(client: AccountClient) {
        self.client = client
    }

    package func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        var request = HTTPRequest("GET", "notes")
        request.query["after"] = cursor
        let answer = try await send(request, for: session)
        guard answer.status == 200, let body = answer.json(ChangesBody.self) else {
            let isUnknown = answer.status == 410 && answer.message != nil
            throw isUnknown ? .unknownCursor : RemoteNotesError(.unexpected(answer))
        }
        var notes: [RemoteNote] = []
        for note in body.notes {
            guard let note = note.remote else { throw RemoteNotesError(.unexpected(answer)) }
            notes.append(note)
        }
        let hasMore = body.more ?? false
        // A client that accepted such a page would ask for it for ever.
        if hasMore, notes.isEmpty || body.cursor == cursor {
            throw RemoteNotesError(.unexpected(answer))
        }
        return RemoteChanges(notes: notes, cursor: body.cursor, hasMore: hasMore)
    }

    package func apply(
        _ change: RemoteChange, key: String, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        var request = HTTPRequest(change.content == nil ? "DELETE" : "PUT", "notes", change.id)
        if let content = change.content { request = request.with(body: content) }
        request.headers["Idempotency-Key"] = key
        if let version = change.version {
            request.headers["If-Match"] = "\(version)"
        } else {
            request.headers["If-None-Match"] = "*"
        }
        let answer = try await send(request, for: session)
        switch (answer.status, change.content, change.version) {
        case (200, _?, _):
            if let note = answer.note(change.id), note.content != nil { return note }
        case (204, nil, let version?):
            return RemoteNote(id: change.id, content: nil, version: version)
        default: break
        }
        throw RemoteNotesError(answer, id: change.id)
    }

    private func send(
        _ request: HTTPRequest, for session: Session
    ) async throws(RemoteNotesError) -> HTTPAnswer {
        let answer: HTTPAnswer?
        do {
            answer = try await client.send(request, for: session)
        } catch {
            throw RemoteNotesError(error)
        }
        guard let answer, !answer.isRefusal else { throw .loggedOut }
        return answer
    }
}

private struct ChangesBody: Decodable {
    let notes: [NoteBody]
    let cursor: String
    let more: Bool?
}

private struct NoteBody: Decodable {
    /// Nil if it is neither a note nor a tombstone: a missing content alone does not mean deleted.
    let remote: RemoteNote?

    private enum Key: CodingKey {
        case id, version, deleted
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let isDeleted = try values.decodeIfPresent(Bool.self, forKey: .deleted) == true
        let note = RemoteNote(
            id: try values.decode(String.self, forKey: .id),
            content: isDeleted ? nil : try NoteContent(from: decoder),
            version: try values.decode(Int.self, forKey: .version))
        let isValid = RemoteNote.versions.contains(note.version)
        remote = isValid && (isDeleted || note.content != nil) ? note : nil
    }
}

extension HTTPAnswer {
    fileprivate func note(_ id: Note.ID) -> RemoteNote? {
        json(NoteBody.self)?.remote.flatMap { $0.id == id ? $0 : nil }
    }
}

extension RemoteNotesError {
    fileprivate init(_ error: HTTPError) {
        self =
            switch error {
            case .unavailable(let reason, let retryAfter):
                .unavailable(reason, retryAfter: retryAfter)
            case .damaged(let reason): .damaged(reason)
            case .cancelled: .cancelled
            }
    }

    /// Reads an answer that is no success. Each error of the API has a message or a note.
    fileprivate init(_ answer: HTTPAnswer, id: Note.ID) {
        switch (answer.status, answer.message) {
        case (404, _?):
            self = .notFound
        case (412, _):
            self = answer.note(id).map { .conflict($0) } ?? Self(.unexpected(answer))
        case (413, nil):
            self = .rejected("The note is too long for the server.")
        case (400..<500, let message?)
        where ![401, 404, 408, 410, 425, 429].contains(answer.status):
            self = .rejected(message)
        default:
            self = Self(.unexpected(answer))
        }
    }
}
