extension String {
    /// The text with every scalar escaped that could move a cursor, end a line, or reorder or hide
    /// text: controls, formats (all of bidi among them) and line ends.
    ///
    /// All output goes through here, data within it twice: what is escaped stays as it is.
    func escaped(as escape: (Unicode.Scalar) -> String = { $0.escaped(asASCII: true) }) -> String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isUnsafe {
                text += escape(scalar)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text between quotes, which it can't end.
    var quoted: String { "“\(escaped().replacing("”", with: "\\u{201D}"))”" }
}

extension Unicode.Scalar {
    fileprivate var isUnsafe: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}
