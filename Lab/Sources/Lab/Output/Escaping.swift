extension String {
    /// The text with every scalar escaped that could move a cursor, end a line, or reorder or hide
    /// text: controls, formats (all of bidi among them) and line ends.
    ///
    /// All output goes through here, data within it twice: what is escaped stays as it is.
    var escaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isUnsafe {
                text += scalar.escaped(asASCII: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text between quotes, which it can't end.
    var quoted: String { "“\(escaped.replacing("”", with: "\\u{201D}"))”" }
}

extension Unicode.Scalar {
    fileprivate var isUnsafe: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}
