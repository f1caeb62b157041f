/// How many terminal cells text takes, and text made to take a given number.
enum TextWidth {
    static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    static func of(_ character: Character) -> Int {
        if character.unicodeScalars.contains(where: {
            $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
        }) {
            return 2
        }
        return character.unicodeScalars.map(of).max() ?? 0
    }

    /// The text with spaces behind it up to this width.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - of(text)))
    }

    /// The text in lines of at most this width, broken between words where that is possible.
    static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines = [""]
        var used = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let length = of(String(word))
            if used > 0, used + 1 + length > width {
                lines.append("")
                used = 0
            } else if used > 0 {
                lines[lines.count - 1] += " "
                used += 1
            }
            for character in word {
                if used + of(character) > width, used > 0 {
                    lines.append("")
                    used = 0
                }
                lines[lines.count - 1].append(character)
                used += of(character)
            }
        }
        return lines
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
        }
    }

    /// The East Asian wide and fullwidth blocks; emoji have a property.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
        0x20000...0x3FFFD,
    ]
}
