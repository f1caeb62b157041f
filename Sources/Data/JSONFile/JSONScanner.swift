/// Walks a JSON text byte by byte and accepts exactly what RFC 8259 allows.
///
/// Nothing here is recursive: a nested value costs one byte of memory a level, never the stack.
/// Nothing is converted either: a number or an escape is looked at, and its bytes stay as they are.
struct JSONScanner: ~Copyable {
    let bytes: JSONBytes
    private(set) var position = 0
    private var closers: [UInt8] = []

    init(_ bytes: JSONBytes) throws(JSONDamage) {
        self.bytes = bytes
        guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
            throw damage("UTF-8 without a byte-order mark", found: "a byte-order mark")
        }
        skipWhitespace()
    }

    /// The byte at the position; nil at the end of the text.
    @inline(__always)
    var next: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    mutating func skipWhitespace() {
        while let byte = next,
            byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab
        {
            position += 1
        }
    }

    /// Passes over this byte if it comes next.
    @inline(__always)
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Passes over a key and its colon, up to the value.
    mutating func scanKey() throws(JSONDamage) -> JSONText {
        guard next == .quote else { throw damage("a key in double quotes") }
        let key = try scanString()
        skipWhitespace()
        guard skip(.colon) else { throw damage("\":\" after a key") }
        skipWhitespace()
        return key
    }

    /// Passes over one value of any kind, however deeply nested.
    mutating func skipValue() throws(JSONDamage) {
        closers.removeAll(keepingCapacity: true)
        repeat {
            if skip(.openingBrace) {
                skipWhitespace()
                if !skip(.closingBrace) {
                    closers.append(.closingBrace)
                    _ = try scanKey()
                    continue
                }
            } else if skip(.openingBracket) {
                skipWhitespace()
                if !skip(.closingBracket) {
                    closers.append(.closingBracket)
                    continue
                }
            } else {
                try skipScalar()
            }
            try skipToNextNestedValue()
        } while !closers.isEmpty
    }

    /// Only whitespace may follow the document's one value.
    mutating func finish() throws(JSONDamage) {
        skipWhitespace()
        guard next == nil else { throw damage("nothing more") }
    }

    /// What is wrong at the position, or at the place given.
    func damage(_ expected: String, found: String? = nil, at offset: Int? = nil) -> JSONDamage {
        JSONDamage(offset: offset ?? position, expected: expected, found: found)
    }

    mutating func advance(by count: Int) {
        position += count
    }

    /// Closes what ends here and passes the comma before the next value, if there is one.
    private mutating func skipToNextNestedValue() throws(JSONDamage) {
        while let closer = closers.last {
            skipWhitespace()
            if skip(.comma) {
                skipWhitespace()
                if closer == .closingBrace { _ = try scanKey() }
                return
            }
            guard skip(closer) else {
                throw damage(closer == .closingBrace ? "\",\" or \"}\"" : "\",\" or \"]\"")
            }
            closers.removeLast()
        }
    }

    private mutating func skipScalar() throws(JSONDamage) {
        switch next {
        case .quote: _ = try scanString()
        case .minus, .some(.zero ... .nine): try skipNumber()
        case UInt8(ascii: "t"): try skipWord("true")
        case UInt8(ascii: "f"): try skipWord("false")
        case UInt8(ascii: "n"): try skipWord("null")
        default: throw damage("a value")
        }
    }

    private mutating func skipWord(_ word: String) throws(JSONDamage) {
        guard bytes[position...].starts(with: word.utf8) else { throw damage("a value") }
        position += word.utf8.count
    }
}
