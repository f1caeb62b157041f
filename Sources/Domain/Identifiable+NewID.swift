extension Identifiable where ID == String {
    /// An id for a new value: 128 random bits, so that two devices never choose the same id.
    public static func newID() -> ID {
        (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
    }
}
