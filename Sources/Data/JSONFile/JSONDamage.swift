/// What a file has in a place where something else was expected.
struct JSONDamage: Error, Equatable {
    let offset: Int
    let expected: String
    /// Told from the bytes at the offset when nil.
    var found: String?
    /// The element, counted from 0, that the damage lies in.
    var element: Int?

    func inElement(_ index: Int) -> JSONDamage {
        JSONDamage(offset: offset, expected: expected, found: found, element: index)
    }

    /// One line: file, line, column, element, what was expected and what was found.
    func message(path: String, bytes: [UInt8]) -> String {
        let (line, column) = Self.place(of: offset, in: bytes)
        let element = element.map { " element [\($0)]:" } ?? ""
        let found = found ?? Self.describe(bytes[min(offset, bytes.count)...])
        return "\(path.oneLine):\(line):\(column):\(element) expected \(expected), found \(found)"
    }

    /// Line and column as an editor counts them: from 1, a column for each character code.
    private static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        for byte in bytes[..<min(offset, bytes.count)] {
            if byte == .lineFeed {
                (line, column) = (line + 1, 1)
            } else if byte & 0b1100_0000 != 0b1000_0000 {
                column += 1
            }
        }
        return (line, column)
    }

    private static func describe(_ bytes: ArraySlice<UInt8>) -> String {
        guard let first = bytes.first else { return "the end of the file" }
        switch first {
        case .openingBrace: return "an object"
        case .openingBracket: return "an array"
        case 0..<0x20, 0x7F...:
            let digits = String(first, radix: 16, uppercase: true)
            return "the byte 0x\(digits.count == 1 ? "0" : "")\(digits)"
        default:
            return excerpt(bytes)
        }
    }

    /// The string or the word that begins here, shortened.
    private static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
        let limit = 24
        let isString = bytes.first == .quote
        let rest = bytes.dropFirst().prefix(4 * limit).prefix { byte in
            isString
                ? byte != .quote && byte >= .space
                : byte > .space && byte < 0x7F && !#"",:[]{}"#.utf8.contains(byte)
        }
        let text = String(decoding: bytes.prefix(1) + rest, as: UTF8.self)
        if text.count > limit { return text.prefix(limit).description.oneLine + "…" }
        return text.oneLine
            + (isString && bytes.dropFirst(1 + rest.count).first == .quote ? "\"" : "")
    }
}

extension String {
    /// The text with its control characters escaped, so that nothing breaks the line or the terminal.
    var oneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
    }
}
