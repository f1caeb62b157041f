extension Identifiable where ID == String {
    /// An id for a new value: 128 random bits, so that two devices never choose the same id.
    public static func newID() -> ID {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
