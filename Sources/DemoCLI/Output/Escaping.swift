extension String {
    /// The text with an escape, as in JSON, for each scalar that could move a cursor, end a line, or reorder
    /// or hide text. These are controls, formats (all of bidi among them) and line ends.
    ///
    /// All output goes through here, data within it twice: what is escaped stays as it is.
    func escaped() -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += String(scalar).utf16.map { unit in
                    "\\u" + String(0x1_0000 + Int(unit), radix: 16).dropFirst()
                }.joined()
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text in quotation marks, which nothing in it can close.
    var quoted: String { "“\(escaped().replacing("”", with: "\\u201d"))”" }
}
