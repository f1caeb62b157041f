import Foundation

/// The hash by which a page names the one script and the one style sheet that it allows.
enum SHA256 {
    /// The digest of a text, in base 64.
    static func base64(_ text: String) -> String {
        let bytes = digest(Array(text.utf8)).flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
        return Foundation.Data(bytes).base64EncodedString()
    }

    private static func digest(_ message: [UInt8]) -> [UInt32] {
        let padding = (119 - message.count % 64) % 64 + 1
        var bytes = message + [0x80] + [UInt8](repeating: 0, count: padding - 1)
        bytes += withUnsafeBytes(of: UInt64(message.count * 8).bigEndian, Array.init)
        var hash = initial
        for start in stride(from: 0, to: bytes.count, by: 64) {
            mix(&hash, bytes[start..<start + 64])
        }
        return hash
    }

    private static func mix(_ hash: inout [UInt32], _ block: ArraySlice<UInt8>) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var v = hash
        for index in 0..<64 {
            let sum = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
            let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
            let first = v[7] &+ sum &+ choice &+ constants[index] &+ words[index]
            let other = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
            let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
            v = [first &+ other &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        hash = zip(hash, v).map { $0 &+ $1 }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractions of the square roots of the first eight primes.
    private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    /// Those of the cube roots of the first 64 primes.
    private static let constants = primes.map { fraction(cbrt(Double($0))) }

    private static func fraction(_ number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }

    private static let primes: [Int] = Array(
        (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }.prefix(64))
}
