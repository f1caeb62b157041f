import Foundation

/// Prints results on standard output and messages on standard error, each line escaped.
enum Console {
    static func print(_ lines: [String]) {
        for line in lines { Swift.print(line.escaped) }
    }

    /// Prints one line on standard error. A failure to print it is ignored, because it could not be shown
    /// either.
    static func printError(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("Lab: \(message.escaped)\n".utf8))
    }
}

extension String {
    /// The text with an escape for each scalar that could move a cursor, end a line, or reorder or hide
    /// text.
    ///
    /// These are control characters, line ends, and invisible format characters, such as those that change
    /// the direction of text. To escape a text a second time changes nothing.
    var escaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isUnsafe {
                text += scalar.escaped(asASCII: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text in quotes. A closing quote in the text is escaped, so that it does not end the quotes.
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
