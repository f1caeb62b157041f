/// A text that is JSON to the letter of RFC 8259, also where no decoder looks.
struct JSONText {
    /// What an array holds; of an object, names and values by turns. Each as it is written.
    private(set) var parts: [JSONBytes] = []
    let bytes: JSONBytes
    private var index: Int
    private var depth = 0

    /// Throws the place of the first byte that does not belong there.
    init(_ bytes: JSONBytes) throws(JSONFileError) {
        self.bytes = bytes
        index = bytes.startIndex
        try readValue()
        if index < bytes.endIndex { throw expected("the end of the file") }
    }

    private mutating func readValue(isName: Bool = false) throws(JSONFileError) {
        skipSpace()
        let start = index
        switch next {
        case "\"": try readString()
        case _ where isName: throw expected("a name in quotation marks")
        case "[": try readList(to: "]")
        case "{": try readList(to: "}")
        case "-", "0"..."9": try readNumber()
        default:
            let word = ["true", "false", "null"].first { bytes[start...].starts(with: $0.utf8) }
            guard let word else { throw expected("a value") }
            index += word.utf8.count
        }
        if depth == 1 { parts.append(bytes[start..<index]) }
        skipSpace()
    }

    private mutating func readList(to end: Unicode.Scalar) throws(JSONFileError) {
        // The decoder goes no deeper, and names no place.
        if depth == 512 { throw expected("at most 512 levels") }
        depth += 1
        index += 1
        skipSpace()
        if !skip(end) {
            repeat {
                if end == "}" {
                    try readValue(isName: true)
                    try skip(":", or: "a colon")
                }
                try readValue()
            } while skip(",")
            try skip(end, or: "a comma or \(end)")
        }
        depth -= 1
    }

    private mutating func readString() throws(JSONFileError) {
        index += 1
        while !skip("\"") {
            var (parser, rest) = (UTF8.ForwardParser(), bytes[index...].makeIterator())
            switch next {
            case "\\": try readEscape()
            case " "..."~": index += 1
            case "\0"..<" ": throw expected("a character or a quotation mark")
            default:
                guard case .valid(let character) = parser.parseScalar(from: &rest) else {
                    throw expected("UTF-8")
                }
                index += character.count
            }
        }
    }

    private mutating func readEscape() throws(JSONFileError) {
        index += 1
        if "\"\\/bfnrt".unicodeScalars.contains(where: { skip($0) }) { return }
        let unit = try readUnit()
        if UTF16.isLeadSurrogate(unit) {
            try skip("\\", or: "the other half of a surrogate pair")
            if UTF16.isTrailSurrogate(try readUnit()) { return }
        }
        if UTF16.isSurrogate(unit) { throw expected("both halves of a surrogate pair") }
    }

    private mutating func readUnit() throws(JSONFileError) -> UInt16 {
        try skip("u", or: "an escape that JSON has")
        let digits = bytes[index...].prefix(4).prefix { Character(Unicode.Scalar($0)).isHexDigit }
        index += digits.count
        if digits.count < 4 { throw expected("four hexadecimal digits") }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    }

    private mutating func readNumber() throws(JSONFileError) {
        _ = skip("-")
        if !skip("0") { try readDigits() }
        if skip(".") { try readDigits() }
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            try readDigits()
        }
    }

    private mutating func readDigits() throws(JSONFileError) {
        guard "0"..."9" ~= next else { throw expected("a digit") }
        while "0"..."9" ~= next { index += 1 }
    }

    private mutating func skipSpace() {
        while [" ", "\n", "\r", "\t"].contains(next) { index += 1 }
    }

    private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        if next != byte { return false }
        index += 1
        return true
    }

    private mutating func skip(_ byte: Unicode.Scalar, or what: String) throws(JSONFileError) {
        guard skip(byte) else { throw expected(what) }
    }

    /// At the end it is a zero, which JSON has nowhere.
    private var next: Unicode.Scalar {
        index < bytes.endIndex ? Unicode.Scalar(bytes[index]) : "\0"
    }

    private func expected(_ what: String) -> JSONFileError {
        let lines = String(decoding: bytes[..<index], as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
        let column = lines[lines.count - 1].count + 1
        return .damaged("line \(lines.count), column \(column): expected \(what)")
    }
}
