/// A text that the user keeps, and how far it has got on its way to the server.
public struct Note: Identifiable, Hashable, Sendable {
    /// Chosen on the device where the note was made, and the same on the server.
    public let id: String
    /// With the user's changes, whether or not the server has them yet.
    public var text: String
    public var status: NoteStatus

    public init(id: String, text: String, status: NoteStatus = .synced) {
        self.id = id
        self.text = text
        self.status = status
    }

    /// An id for a new note: 128 random bits, so that two devices never choose the same.
    public static func newID() -> ID {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
