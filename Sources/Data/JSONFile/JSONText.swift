import Foundation

/// Where a string lies between its quotes. It becomes a `String` only when one is needed.
struct JSONText: Equatable {
    let range: Range<Int>
    let hasEscapes: Bool
    let isASCII: Bool

    func string(in bytes: JSONBytes) -> String {
        guard !hasEscapes else { return unescaped(in: bytes).string }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// The hash of the string that this is, in the usual case without making one.
    func hash(in bytes: JSONBytes) -> Int {
        guard isASCII, !hasEscapes else { return Self.hash(of: string(in: bytes)) }
        return Self.hash(ofNormalForm: UnsafeRawBufferPointer(JSONBytes(rebasing: bytes[range])))
    }

    /// Equal for equal strings, whichever way their accents are encoded.
    static func hash(of string: String) -> Int {
        var normalForm = string.precomposedStringWithCanonicalMapping
        return normalForm.withUTF8 { hash(ofNormalForm: .init($0)) }
    }

    /// Plain ASCII is its own normal form.
    ///
    /// Several times as fast as `Hasher`, and seeded like it, so that nobody can write a file whose
    /// ids all have one hash.
    private static func hash(ofNormalForm bytes: UnsafeRawBufferPointer) -> Int {
        let (seed, factor) = seeds
        var hash = seed &+ UInt64(bytes.count)
        var position = 0
        while position < bytes.count {
            let chunk =
                position + 8 <= bytes.count
                ? bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                : bytes[position...].reduce(0) { $0 << 8 | UInt64($1) }
            let product = (hash ^ chunk).multipliedFullWidth(by: factor)
            hash = product.high ^ product.low
            position += 8
        }
        return Int(truncatingIfNeeded: hash)
    }

    private static let seeds = (
        UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1
    )

    /// Whether this is the text, however it is escaped.
    @inline(__always)
    func equals(_ text: StaticString, in bytes: JSONBytes) -> Bool {
        guard !hasEscapes else { return string(in: bytes) == text.description }
        guard range.count == text.utf8CodeUnitCount else { return false }
        for offset in 0..<range.count
        where bytes[range.lowerBound + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Where a `\u` names half of a surrogate pair without the other: allowed in JSON, not in Unicode.
    func loneSurrogate(in bytes: JSONBytes) -> Int? {
        hasEscapes ? unescaped(in: bytes).loneSurrogate : nil
    }

    /// What the escapes stand for; a lone surrogate is replaced by U+FFFD.
    private func unescaped(in bytes: JSONBytes) -> (string: String, loneSurrogate: Int?) {
        var characters: [UInt8] = []
        var loneSurrogate: Int?
        var position = range.lowerBound
        while position < range.upperBound {
            guard bytes[position] == .backslash else {
                characters.append(bytes[position])
                position += 1
                continue
            }
            let start = position
            let scalar = Self.scalar(escapedAt: &position, in: bytes[range])
            if scalar == nil { loneSurrogate = loneSurrogate ?? start }
            characters.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
        }
        return (String(decoding: characters, as: UTF8.self), loneSurrogate)
    }

    /// The scalar of the escape at the position, which moves behind it; nil for a lone surrogate.
    private static func scalar(
        escapedAt position: inout Int, in bytes: Slice<JSONBytes>
    ) -> Unicode.Scalar? {
        let letter = bytes[position + 1]
        guard letter == UInt8(ascii: "u") else {
            position += 2
            return switch letter {
            case UInt8(ascii: "b"): "\u{8}"
            case UInt8(ascii: "f"): "\u{C}"
            case UInt8(ascii: "n"): "\n"
            case UInt8(ascii: "r"): "\r"
            case UInt8(ascii: "t"): "\t"
            default: Unicode.Scalar(letter)
            }
        }
        let unit = codeUnit(at: position, in: bytes)
        position += 6
        guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
        guard bytes[position...].starts(with: [.backslash, UInt8(ascii: "u")]) else { return nil }
        let trail = codeUnit(at: position, in: bytes)
        guard UTF16.isTrailSurrogate(trail) else { return nil }
        position += 6
        return Unicode.Scalar(0x1_0000 + UInt32(unit & 0x3FF) << 10 + UInt32(trail & 0x3FF))
    }

    private static func codeUnit(at escape: Int, in bytes: Slice<JSONBytes>) -> UInt16 {
        bytes[escape + 2..<escape + 6].reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
    }
}
