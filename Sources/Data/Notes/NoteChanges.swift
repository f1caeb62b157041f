import Domain

// The parts of a note in the file. In each, no content means that the note is deleted.

/// A note at the server.
struct ServerSide: Hashable, Sendable {
    let content: NoteContent?
    /// Grows with each change. If this device deleted the note, it is the version that was deleted.
    let version: Int
    var others = OtherFields()
}

/// A change that no request has yet.
struct UnsentChange: Hashable, Sendable {
    let content: NoteContent?
    /// The version that the user changed; nil if the server had no such note.
    var base: Int?
    /// Why it is not sent until the user decides.
    var problem: Problem?
    var others = OtherFields()

    enum Problem: Codable, Hashable, Sendable {
        case rejected(reason: String)
        case conflict
    }
}

/// A change as it is sent, the same each time.
struct SentChange: Hashable, Sendable {
    /// Shows the server that two requests are the same change.
    let key: String
    let content: NoteContent?
    let base: Int?
    var others = OtherFields()
}

extension ServerSide {
    init(_ note: RemoteNote) {
        self.init(content: note.content, version: note.version, others: note.others)
    }

    /// The version that a change names; nil if there is no note to change.
    var liveVersion: Int? { content == nil ? nil : version }

    /// Versions are only compared. If two sides have the same version, a tombstone is newer.
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
    /// The other fields of a part of a note.
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

extension SentChange: Codable {
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            key: try values.decode(String.self, forKey: .key),
            content: try NoteContent(from: decoder),
            base: try values.decodeIfPresent(Int.self, forKey: .base),
            others: try OtherFields(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try content?.encode(to: encoder)
        try others.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(key, forKey: .key)
        try values.encodeIfPresent(base, forKey: .base)
    }
}
