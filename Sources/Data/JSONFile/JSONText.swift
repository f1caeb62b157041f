/// A JSON text or a piece of one, as it is written.
typealias JSONBytes = ArraySlice<UInt8>

/// A text that has been checked to be JSON by RFC 8259, also in the fields that no type reads.
struct JSONText {
    /// The elements of an array; of an object, name, value, name, value, as they are written.
    private(set) var parts: [JSONBytes] = []
    let bytes: JSONBytes
    /// The text as `JSONDecoder` can read it: it refuses a name with half of a surrogate pair.
    ///
    /// Another character stands in place of each such half; all else stays in its place.
    private(set) var decodable: JSONBytes
    private var rest: JSONBytes

    /// Throws the place of the first byte that does not belong there.
    init(_ bytes: JSONBytes) throws(JSONFileError) {
        self.bytes = bytes
        decodable = bytes
        rest = bytes
        try readValue(at: 0)
        if !rest.isEmpty { throw expected("the end of the file") }
    }

    private mutating func readValue(at depth: Int, isName: Bool = false) throws(JSONFileError) {
        while skip(" \n\r\t") {}
        let start = rest.startIndex
        switch rest.first.map(Unicode.Scalar.init) {
        case "\"":
            try readString()
            if isName { replaceHalves(in: bytes[start..<rest.startIndex]) }
        case _ where isName: throw expected("a name in quotation marks")
        case "[", "{": try readList(at: depth + 1)
        case "-", ("0"..."9")?: try readNumber()
        default:
            let word = ["true", "false", "null"].first { rest.starts(with: $0.utf8) }
            guard let word else { throw expected("a value") }
            rest.removeFirst(word.utf8.count)
        }
        if depth == 1 { parts.append(bytes[start..<rest.startIndex]) }
        while skip(" \n\r\t") {}
    }

    private mutating func readList(at depth: Int) throws(JSONFileError) {
        // The decoder goes no deeper, and names no place.
        if depth > 512 { throw expected("at most 512 levels") }
        let isObject = rest.removeFirst() == UInt8(ascii: "{")
        let end: StaticString = isObject ? "}" : "]"
        while skip(" \n\r\t") {}
        if skip(end) { return }
        repeat {
            if isObject {
                try readValue(at: depth, isName: true)
                try skip(":", or: "a colon")
            }
            try readValue(at: depth)
        } while skip(",")
        try skip(end, or: "a comma or \(end)")
    }

    /// The RFC allows half of a surrogate pair. The decoder does not, where it reads.
    private mutating func readString() throws(JSONFileError) {
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

    private mutating func replaceHalves(in name: JSONBytes) {
        var (index, high) = (name.startIndex, Int?.none)
        while index < name.endIndex {
            let isEscape = name[index] == UInt8(ascii: "\\")
            let isUnit = isEscape && name[index + 1] == UInt8(ascii: "u")
            let digits = isUnit ? String(decoding: name[index + 2..<index + 6], as: UTF8.self) : ""
            let unit = UInt16(digits, radix: 16) ?? 0
            if UTF16.isTrailSurrogate(unit), high != nil {
                high = nil
            } else {
                if let high { replaceHalf(at: high) }
                high = UTF16.isLeadSurrogate(unit) ? index : nil
                if UTF16.isTrailSurrogate(unit) { replaceHalf(at: index) }
            }
            index += isUnit ? 6 : isEscape ? 2 : 1
        }
        if let high { replaceHalf(at: high) }
    }

    private mutating func replaceHalf(at index: Int) {
        decodable.replaceSubrange(index..<index + 6, with: #"\uFFFD"#.utf8)
    }

    private mutating func readNumber() throws(JSONFileError) {
        _ = skip("-")
        if !skip("0") { try readDigits() }
        if skip(".") { try readDigits() }
        if skip("eE") {
            _ = skip("+-")
            try readDigits()
        }
    }

    private mutating func readDigits() throws(JSONFileError) {
        try skip("0123456789", or: "a digit")
        while skip("0123456789") {}
    }

    /// Skips the next byte if it is one of these.
    private mutating func skip(_ any: StaticString) -> Bool {
        guard let next = rest.first, any.withUTF8Buffer({ $0.contains(next) }) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skip(_ any: StaticString, or what: String) throws(JSONFileError) {
        if !skip(any) { throw expected(what) }
    }

    private func expected(_ what: String) -> JSONFileError {
        let lines = String(decoding: bytes[..<rest.startIndex], as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false)
        let column = lines[lines.count - 1].count + 1
        return .damaged("line \(lines.count), column \(column): expected \(what)")
    }
}
