extension JSONScanner {
    /// Passes over a string, whose opening quote comes next.
    mutating func scanString() throws(JSONDamage) -> JSONText {
        advance(by: 1)
        let start = position
        var hasEscapes = false
        var isASCII = true
        while true {
            skipPlainCharacters()
            switch next {
            case .quote:
                advance(by: 1)
                return JSONText(
                    range: start..<position - 1, hasEscapes: hasEscapes, isASCII: isASCII)
            case .backslash:
                try skipEscape()
                hasEscapes = true
            case .some(let byte) where byte >= 0x80:
                try skipMultibyteCharacter(after: byte)
                isASCII = false
            case .some:
                throw damage("an escape for the control character")
            case nil:
                throw damage("a closing quote")
            }
        }
    }

    /// Passes over characters of one byte that stand for themselves, eight at a time.
    private mutating func skipPlainCharacters() {
        let raw = UnsafeRawBufferPointer(bytes)
        var end = position
        while end + 8 <= raw.count,
            Self.arePlain(raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
        {
            end += 8
        }
        while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
        advance(by: end - position)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20...0x7F ~= byte && byte != .quote && byte != .backslash
    }

    /// The same for eight bytes: a subtraction borrows into the top bit of a byte that is too small,
    /// or that `^` has made zero. A borrow may reach a neighbour, which is then looked at by itself.
    private static func arePlain(_ eight: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let notPlain =
            eight
            | (eight &- ones &* 0x20)
            | ((eight ^ ones &* UInt64(UInt8.quote)) &- ones)
            | ((eight ^ ones &* UInt64(UInt8.backslash)) &- ones)
        return notPlain & (ones &* 0x80) == 0
    }

    /// Passes over a number, of whose digits the first or the sign comes next.
    mutating func skipNumber() throws(JSONDamage) {
        _ = skip(.minus)
        if !skip(.zero) {
            try skipDigits()
        }
        if skip(UInt8(ascii: ".")) {
            try skipDigits()
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            _ = skip(.minus) || skip(UInt8(ascii: "+"))
            try skipDigits()
        }
    }

    private mutating func skipDigits() throws(JSONDamage) {
        let start = position
        while let byte = next, .zero ... .nine ~= byte { advance(by: 1) }
        guard position > start else { throw damage("a digit") }
    }

    private mutating func skipEscape() throws(JSONDamage) {
        let start = position
        advance(by: 1)
        switch next {
        case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            advance(by: 1)
        case UInt8(ascii: "u"):
            advance(by: 1)
            for _ in 0..<4 {
                guard let byte = next, byte.hexadecimalValue != nil else {
                    throw damage("four hexadecimal digits after \\u")
                }
                advance(by: 1)
            }
        default:
            throw damage("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
        }
    }

    /// Passes over a character of two to four bytes, in the shortest form and not a surrogate.
    private mutating func skipMultibyteCharacter(after lead: UInt8) throws(JSONDamage) {
        let following: (count: Int, first: ClosedRange<UInt8>)
        switch lead {
        case 0xC2...0xDF: following = (1, 0x80...0xBF)
        case 0xE0: following = (2, 0xA0...0xBF)
        case 0xED: following = (2, 0x80...0x9F)
        case 0xE1...0xEF: following = (2, 0x80...0xBF)
        case 0xF0: following = (3, 0x90...0xBF)
        case 0xF1...0xF3: following = (3, 0x80...0xBF)
        case 0xF4: following = (3, 0x80...0x8F)
        default: throw damage("valid UTF-8")
        }
        for index in 1...following.count {
            let allowed = index == 1 ? following.first : 0x80...0xBF
            guard position + index < bytes.count, allowed ~= bytes[position + index] else {
                throw damage("valid UTF-8")
            }
        }
        advance(by: 1 + following.count)
    }
}
