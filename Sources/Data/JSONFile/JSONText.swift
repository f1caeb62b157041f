import Domain

/// The bytes of a JSON text, or of one value in a JSON text.
typealias JSONBytes = ArraySlice<UInt8>

/// A text that was checked: it is valid JSON by RFC 8259.
///
/// This check is needed: Foundation's decoder does not notice damage in fields that the decoded type
/// does not have, and its errors name no line.
struct JSONText {
    let bytes: JSONBytes
    /// If the text is a JSON object, its members. If it is an array, its elements, with empty keys. Keys
    /// and values are as written in `bytes`.
    private(set) var values: [(key: JSONBytes, value: JSONBytes)] = []
    private var rest: JSONBytes

    /// Throws if the text is not JSON. The error names the line and the column of the first wrong byte. A
    /// byte order mark of UTF-8 before the text is left out.
    init(_ bytes: JSONBytes) throws(StorageFailure) {
        let bytes = bytes.dropFirst(bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0)
        (self.bytes, rest) = (bytes, bytes)
        try readValue(at: 0)
        if !rest.isEmpty { throw expected("the end of the file") }
    }

    private mutating func readValue(at depth: Int, key: JSONBytes = []) throws(StorageFailure) {
        while skip(" \n\r\t") {}
        let start = rest.startIndex
        switch rest.first.map(Unicode.Scalar.init) {
        case "\"": try readString()
        case "[", "{": try readList(at: depth + 1)
        case "-", ("0"..."9")?: try readNumber()
        default:
            let word = ["true", "false", "null"].first { rest.starts(with: $0.utf8) }
            // A text in UTF-16 begins with FE or FF.
            let what = rest.first ?? 0 < 0xFE ? "a value" : "UTF-8, found UTF-16: save it as UTF-8"
            guard let word else { throw expected(what) }
            rest.removeFirst(word.utf8.count)
        }
        if depth == 1 { values.append((key, bytes[start..<rest.startIndex])) }
        while skip(" \n\r\t") {}
    }

    private mutating func readList(at depth: Int) throws(StorageFailure) {
        // The decoder accepts at most 512 levels, and its error for more levels names no line.
        if depth > 512 { throw expected("at most 512 levels") }
        let isObject = rest.removeFirst() == UInt8(ascii: "{")
        let end: StaticString = isObject ? "}" : "]"
        while skip(" \n\r\t") {}
        if skip(end) { return }
        repeat { try readValue(at: depth, key: isObject ? readKey() : []) } while skip(",")
        try skip(end, or: "a comma or \(end)")
    }

    private mutating func readKey() throws(StorageFailure) -> JSONBytes {
        while skip(" \n\r\t") {}
        let start = rest.startIndex
        if rest.first != UInt8(ascii: "\"") { throw expected("a name in quotation marks") }
        try readString()
        let key = bytes[start..<rest.startIndex]
        while skip(" \n\r\t") {}
        try skip(":", or: "a colon")
        return key
    }

    private mutating func readString() throws(StorageFailure) {
        rest.removeFirst()
        while !skip("\"") {
            if rest.first ?? 0 < 0x20 { throw expected("a character or a quotation mark") }
            if rest.first ?? 0 > 0x7F {
                var (parser, following) = (UTF8.ForwardParser(), rest.makeIterator())
                guard case .valid(let character) = parser.parseScalar(from: &following) else {
                    throw expected("UTF-8")
                }
                rest.removeFirst(character.count)
            } else if rest.removeFirst() == UInt8(ascii: "\\"), !skip("\"\\/bfnrt") {
                try skip("u", or: "an escape that JSON has")
                for _ in 1...4 { try skip("0123456789abcdefABCDEF", or: "four hexadecimal digits") }
            }
        }
    }

    private mutating func readNumber() throws(StorageFailure) {
        skip("-")
        if !skip("0") { try readDigits() }
        if skip(".") { try readDigits() }
        if skip("eE") {
            skip("+-")
            try readDigits()
        }
    }

    private mutating func readDigits() throws(StorageFailure) {
        try skip("0123456789", or: "a digit")
        while skip("0123456789") {}
    }

    /// Skips the next byte and returns true, if the byte is one of the characters in `any`.
    @discardableResult
    private mutating func skip(_ any: StaticString) -> Bool {
        guard let next = rest.first, any.withUTF8Buffer({ $0.contains(next) }) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skip(_ any: StaticString, or what: String) throws(StorageFailure) {
        if !skip(any) { throw expected(what) }
    }

    private func expected(_ what: String) -> StorageFailure {
        let lines = String(decoding: bytes[..<rest.startIndex], as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
        let column = lines[lines.count - 1].count + 1
        return .damaged(.damaged("line \(lines.count), column \(column): expected \(what)"))
    }
}
