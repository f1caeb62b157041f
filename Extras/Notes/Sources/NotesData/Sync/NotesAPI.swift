import Domain
import NotesDomain

/// The requests and answers for notes, as the article NotesAPI describes them.
///
/// An answer is used only if it follows the API, because another answer may not be from the server: a
/// gateway or the login page of a public Wi-Fi can answer instead. Such an answer confirms no change.
enum NotesAPI {
    /// Without `limit`, the server decides how many notes a page has.
    static func fetch(after cursor: String?, limit: Int? = nil) -> HTTPRequest {
        var request = HTTPRequest("GET", "notes")
        request.query["after"] = cursor
        request.query["limit"] = limit.map(String.init)
        return request
    }

    static func send(_ change: RemoteChange, to id: Note.ID) -> HTTPRequest {
        var request = HTTPRequest(change.content == nil ? "DELETE" : "PUT", "notes", id)
        if let fields = change.fields { request = request.with(body: fields) }
        request.headers["Idempotency-Key"] = change.key
        request.headers["If-Match"] = change.base.map(String.init)
        if change.base == nil { request.headers["If-None-Match"] = "*" }
        return request
    }

    /// Reads the answer to `fetch`.
    static func changes(
        in answer: HTTPAnswer, after cursor: String?
    ) throws(RemoteNotesError) -> RemoteChanges {
        if answer.isRefusal { throw .loggedOut }
        if answer.status == 410, answer.message != nil { throw .unknownCursor }
        let page = answer.status == 200 ? answer.json(Page.self) : nil
        guard let page, page.cursor.utf8.count <= 1000,
            // If more pages follow, this page must have notes and a new cursor. Otherwise, the client would
            // ask for the same page for ever.
            page.more != true || !page.notes.isEmpty && page.cursor != cursor
        else { throw RemoteNotesError(.unexpected(answer)) }
        return RemoteChanges(
            notes: page.notes.compactMap(\.note), unreadable: page.notes.compactMap(\.unreadable),
            cursor: page.cursor, hasMore: page.more ?? false)
    }

    private struct Page: Decodable {
        let notes: [PageElement]
        let cursor: String
        let more: Bool?
    }

    /// A note, or an element that is no note. Decoding never fails, so that the other notes are read.
    private struct PageElement: Decodable {
        var note: RemoteNote?
        var unreadable: UnreadableNote?

        init(from decoder: any Decoder) {
            note = try? RemoteNote(from: decoder)
            if let note, note.content?.text.contains("\0") != true { return }
            note = nil
            let values = try? decoder.container(keyedBy: RemoteNote.Key.self)
            let version = (try? values?.decode(Int.self, forKey: .version)) ?? 0
            unreadable = UnreadableNote(
                id: (try? values?.decode(String.self, forKey: .id)) ?? "",
                version: RemoteNote.versions.contains(version) ? version : 0)
        }
    }

    /// Reads the answer to `send`.
    static func note(
        _ id: Note.ID, in answer: HTTPAnswer, to change: RemoteChange
    ) throws(RemoteNotesError) -> RemoteNote {
        if answer.status == 204, change.content == nil, let version = change.base {
            return RemoteNote(id: id, fields: nil, version: version)
        }
        let note = answer.json(PageElement.self)?.note.flatMap { $0.id == id ? $0 : nil }
        switch (answer.status, note, answer.message) {
        case (200, let note?, _) where note.content != nil && change.content != nil:
            return note
        case _ where answer.isRefusal: throw .loggedOut
        case (404, _, _?) where answer.noteID == id: throw .notFound
        case (412, let note?, _): throw .conflict(note)
        case (412, nil, _) where answer.noteID == id:
            throw .rejected("The note at the server can't be read.")
        // A gateway can refuse a long body. But if a short body is refused, perhaps the server has
        // applied the change before. So the change is sent again, with the same key.
        case (413, _, nil) where (change.content?.text.utf8.count ?? 0) >= 1000:
            throw .rejected("The note is too long for the server.")
        case (400..<500, _, let message?)
        where ![404, 408, 410, 412, 425, 429].contains(answer.status):
            throw .rejected(message)
        default: throw RemoteNotesError(.unexpected(answer))
        }
    }
}

/// The notes file has a note of the server in the same JSON as the server's answers.
extension RemoteNote: Codable {
    fileprivate enum Key: CodingKey, CaseIterable {
        case id, version, deleted
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let isDeleted = try values.decodeIfPresent(Bool.self, forKey: .deleted) ?? false
        id = try values.decode(String.self, forKey: .id)
        fields = isDeleted ? nil : try ContentFields(from: decoder, except: Key.allCases)
        version = try values.decode(Int.self, forKey: .version)
        guard Self.versions.contains(version) else {
            throw DecodingError.dataCorruptedError(
                forKey: .version, in: values, debugDescription: "out of range")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        try fields?.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(version, forKey: .version)
        if fields == nil { try values.encode(true, forKey: .deleted) }
    }
}
