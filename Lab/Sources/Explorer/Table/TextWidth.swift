/// How many terminal cells text takes, and text made to take a given number.
package enum TextWidth {
    package static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    package static func of(_ character: Character) -> Int {
        character.unicodeScalars.map(of).max() ?? 0
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
        }
    }

    /// East Asian scripts and emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
    ]

    /// The text with spaces behind it up to this width.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - of(text)))
    }

    /// The text in lines of at most this width, broken between words where that is possible.
    package static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            if let last = lines.last, of(last) + 1 + of(word) <= width {
                lines[lines.count - 1] += " " + word
                continue
            }
            lines.append("")
            for character in word {
                if of(lines[lines.count - 1]) + of(character) > width { lines.append("") }
                lines[lines.count - 1].append(character)
            }
        }
        return lines
    }
}
