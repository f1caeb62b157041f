/// An object's members as they lie in the text. One instance is reused for all elements of an array.
struct JSONObject: ~Copyable {
    private struct Member {
        let key: JSONText
        let value: Int
        /// The value if it is a string.
        let text: JSONText?
    }

    let bytes: JSONBytes
    private(set) var range = 0..<0
    private var members: [Member] = []

    init(bytes: JSONBytes) {
        self.bytes = bytes
    }

    /// Replaces the members by those of the object that comes next.
    mutating func scan(_ scanner: inout JSONScanner) throws(JSONDamage) {
        members.removeAll(keepingCapacity: true)
        let start = scanner.position
        guard scanner.skip(.openingBrace) else { throw scanner.damage("an object") }
        scanner.skipWhitespace()
        if !scanner.skip(.closingBrace) {
            repeat {
                scanner.skipWhitespace()
                let key = try scanner.scanKey()
                let value = scanner.position
                let text = scanner.next == .quote ? try scanner.scanString() : nil
                if text == nil { try scanner.skipValue() }
                members.append(Member(key: key, value: value, text: text))
                scanner.skipWhitespace()
            } while scanner.skip(.comma)
            guard scanner.skip(.closingBrace) else { throw scanner.damage("\",\" or \"}\"") }
        }
        range = start..<scanner.position
    }

    /// The string of this key. A missing, repeated or mistyped one is damage.
    @inline(__always)
    func text(_ key: StaticString) throws(JSONDamage) -> JSONText {
        let member = try member(key)
        guard let text = member.text else {
            throw JSONDamage(offset: member.value, expected: "a string for \"\(key)\"")
        }
        if let offset = text.loneSurrogate(in: bytes) {
            throw JSONDamage(
                offset: offset, expected: "Unicode text for \"\(key)\"",
                found: "half of a surrogate pair")
        }
        return text
    }

    /// The whole number of this key and its bytes. A missing, repeated or mistyped one is damage.
    func integer(_ key: StaticString) throws(JSONDamage) -> (value: Int, range: Range<Int>) {
        let member = try member(key)
        let digits = bytes[member.value...].prefix { $0 == .minus || .zero ... .nine ~= $0 }
        let isWhole = !digits.isEmpty && !".eE".utf8.contains(bytes[digits.endIndex])
        guard isWhole else {
            throw JSONDamage(offset: member.value, expected: "a whole number for \"\(key)\"")
        }
        guard let value = Int(String(decoding: digits, as: UTF8.self)) else {
            throw JSONDamage(
                offset: member.value,
                expected: "a number from \(Int.min) to \(Int.max) for \"\(key)\"")
        }
        return (value, digits.indices)
    }

    @inline(__always)
    private func member(_ key: StaticString) throws(JSONDamage) -> Member {
        var found: Int?
        for index in members.indices where members[index].key.equals(key, in: bytes) {
            guard found == nil else {
                throw JSONDamage(
                    offset: members[index].key.range.lowerBound - 1,
                    expected: "one \"\(key)\" in the object",
                    found: "another")
            }
            found = index
        }
        guard let found else {
            throw JSONDamage(
                offset: range.lowerBound, expected: "an object with \"\(key)\"",
                found: "one without it")
        }
        return members[found]
    }
}
