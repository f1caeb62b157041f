extension String {
    /// Makes text from outside the app safe to show: a scalar that could end a line, or reorder or hide
    /// text, is escaped as in JSON.
    ///
    /// Control characters, format characters (also those of bidirectional text), line ends and other
    /// invisible characters are escaped. Two kinds are not escaped, because they change how visible
    /// characters, such as emoji, look: a joiner between two visible characters, and a variation
    /// selector after a visible character.
    ///
    /// An escape that is already in the text stays as it is. After `limit` scalars, the rest of the text
    /// is replaced by an ellipsis (…).
    public func oneLine(limit: Int = .max) -> String {
        var rest = unicodeScalars.prefix(limit)
        // `base` is the previous scalar, if that scalar is visible and can have a joiner or a selector.
        var (text, base) = ("", nil as Unicode.Scalar?)
        while let scalar = rest.popFirst() {
            let isShown =
                switch scalar {
                case "\u{200C}", "\u{200D}": base != nil && rest.first?.isHidden == false
                case _ where scalar.properties.isVariationSelector: base?.isHidden == false
                default: !scalar.isHidden || scalar.properties.generalCategory == .spaceSeparator
                }
            let escape = scalar.utf16.lazy.map { String(0x10000 + Int($0), radix: 16).dropFirst() }
            text += isShown ? String(scalar) : escape.map { "\\u" + $0 }.joined()
            base = isShown && !scalar.properties.isWhitespace ? scalar : nil
        }
        return unicodeScalars.count > limit ? text + "…" : text
    }
}
