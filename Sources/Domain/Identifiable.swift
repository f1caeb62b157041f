extension Identifiable where ID == String {
    /// An id for a new value: 128 random bits, so that two devices never choose the same id.
    public static func newID() -> ID {
        (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
    }
}

extension Array where Element: Identifiable {
    /// Replaces the element with the same id; returns false if there is none. Searches the whole array.
    public mutating func replace(byID element: Element) -> Bool {
        guard let index = firstIndex(where: { $0.id == element.id }) else { return false }
        self[index] = element
        return true
    }
}
