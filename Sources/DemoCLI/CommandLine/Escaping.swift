import Foundation

extension String {
    /// The text with an escape, as in JSON, for each scalar that could move a cursor, end a line, or reorder
    /// or hide text. These are controls, formats (all of bidi among them) and line ends.
    ///
    /// All output goes through here, data within it twice: what is escaped stays as it is.
    func escaped() -> String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                scalar.utf16.map { String(format: "\\u%04x", $0) }.joined()
            default: String(scalar)
            }
        }.joined()
    }

    /// The text in quotation marks, which nothing in it can close.
    var quoted: String { "“\(escaped().replacing("”", with: "\\u201d"))”" }
}
