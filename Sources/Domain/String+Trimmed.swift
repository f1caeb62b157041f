extension String {
    /// This text without the blanks and the invisible characters before and after it.
    ///
    /// For texts that identify something, such as an address: keyboards and other apps add such
    /// characters, and nobody sees them.
    public var trimmed: String {
        var rest = unicodeScalars[...]
        while rest.first?.isHidden == true { rest.removeFirst() }
        while rest.last?.isHidden == true { rest.removeLast() }
        return String(rest)
    }
}

extension Unicode.Scalar {
    /// True for a scalar that nobody sees, such as a blank.
    var isHidden: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || [.control, .format].contains(properties.generalCategory)
    }
}
