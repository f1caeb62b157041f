import Domain

// In the file, a `LocalNote` consists of its id and values of these types. If the content of a
// `ServerSide` is nil, the note is deleted. If the content of a change is nil, the change is a delete.

/// The state of a note at the server.
struct ServerSide: Hashable, Sendable {
    let content: NoteContent?
    /// Grows with each change at the server. After a delete by this device, it can be the version that
    /// was deleted, because the server's answer to a delete contains no version.
    let version: Int
    var others = OtherFields()
}

/// A change that was not sent yet.
struct UnsentChange: Hashable, Sendable {
    let content: NoteContent?
    /// The server's version that the user changed; nil if the server did not have the note.
    var base: Int?
    /// Why the change is not sent until the user retries or discards it; nil if it can be sent.
    var problem: Problem?
    var others = OtherFields()

    enum Problem: Codable, Hashable, Sendable {
        case rejected(reason: String)
        case conflict
    }
}

extension ServerSide {
    init(_ note: RemoteNote) {
        self.init(content: note.content, version: note.version, others: note.others)
    }

    /// The version that a new change is based on; nil if the server has no note to change.
    var liveVersion: Int? { content == nil ? nil : version }

    /// True if `other` is nil or has a smaller version, or if the versions are equal and the note is
    /// deleted in this state.
    func isNewer(than other: ServerSide?) -> Bool {
        guard let other else { return true }
        return version > other.version || version == other.version && content == nil
    }
}

// MARK: - Coding

private enum Key: CodingKey, CaseIterable {
    case key, base, problem, version
}

extension OtherFields {
    /// Reads the fields that this version of the app does not know.
    fileprivate init(from decoder: any Decoder) throws {
        try self.init(from: decoder, except: Key.allCases + NoteContent.names)
    }
}

extension ServerSide: Codable {
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            content: try NoteContent(from: decoder),
            version: try values.decode(Int.self, forKey: .version),
            others: try OtherFields(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try content?.encode(to: encoder)
        try others.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(version, forKey: .version)
    }
}

extension UnsentChange: Codable {
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            content: try NoteContent(from: decoder),
            base: try values.decodeIfPresent(Int.self, forKey: .base),
            problem: try values.decodeIfPresent(Problem.self, forKey: .problem),
            others: try OtherFields(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try content?.encode(to: encoder)
        try others.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encodeIfPresent(base, forKey: .base)
        try values.encodeIfPresent(problem, forKey: .problem)
    }
}

extension RemoteChange: Codable {
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            key: try values.decode(String.self, forKey: .key),
            content: try NoteContent(from: decoder),
            base: try values.decodeIfPresent(Int.self, forKey: .base),
            others: try OtherFields(from: decoder))
    }

    package func encode(to encoder: any Encoder) throws {
        try content?.encode(to: encoder)
        try others.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(key, forKey: .key)
        try values.encodeIfPresent(base, forKey: .base)
    }
}
