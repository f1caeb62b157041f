extension String {
    /// Makes text from outside the app safe to show: a scalar that could end a line, or reorder or hide
    /// text, is escaped as in JSON.
    ///
    /// Control characters, format characters (also those of bidirectional text) and line ends are
    /// escaped. An escape that is already in the text stays as it is. After `limit` scalars, the rest of
    /// the text is replaced by an ellipsis (…).
    public func oneLine(limit: Int = .max) -> String {
        let start = unicodeScalars.prefix(limit)
        let text = start.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                scalar.utf16.map { unit in
                    let digits = String(unit, radix: 16)
                    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }.joined()
            default: String(scalar)
            }
        }
        return text.joined() + (start.endIndex == unicodeScalars.endIndex ? "" : "…")
    }
}
