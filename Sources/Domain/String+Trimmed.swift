extension String {
    /// This text without the blanks and the invisible characters before and after it.
    ///
    /// For texts that identify something, such as an address: keyboards and other apps add such
    /// characters, and nobody sees them.
    public var trimmed: String {
        guard let first = unicodeScalars.firstIndex(where: \.isVisible),
            let last = unicodeScalars.lastIndex(where: \.isVisible)
        else { return "" }
        return String(unicodeScalars[first...last])
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
            && properties.generalCategory != .control
    }
}
