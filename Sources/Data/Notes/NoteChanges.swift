import Domain

/// A note at the server. Without a text, it is deleted there.
struct ServerSide: Codable, Hashable, Sendable {
    let text: String?
    /// Grows with each change. Of a note that this device deleted, the version that it deleted.
    let version: Int
}

/// A change that no request has yet. Without a text, the note is to be deleted.
struct UnsentChange: Codable, Hashable, Sendable {
    var text: String?
    /// The version that the user changed; nil if the server had no such note.
    var base: Int?
    /// Why it is not sent until the user decides.
    var problem: Problem?

    enum Problem: Codable, Hashable, Sendable {
        case rejected(reason: String)
        case conflict
    }
}

/// A change as it is sent, the same each time.
struct SentChange: Codable, Hashable, Sendable {
    /// By it, the server knows that two requests are one change.
    let key: String
    let text: String?
    let base: Int?
}

extension ServerSide {
    init(_ note: RemoteNote) {
        self.init(text: note.text, version: note.version)
    }

    /// The version that a change names; nil if there is no note to change.
    var liveVersion: Int? { text == nil ? nil : version }
}

extension ServerSide {
    /// Versions are only compared. Of one version, a tombstone is the newer side.
    func isNewer(than other: ServerSide?) -> Bool {
        guard let other else { return true }
        return version > other.version || version == other.version && text == nil
    }
}
