extension String {
    /// For text from outside: an escape, as in JSON, for each scalar that could end a line, or reorder or hide text.
    ///
    /// These are controls, formats (all of bidi among them) and line ends. What is escaped stays as it is.
    /// After `limit` scalars, an … takes the place of the rest.
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
