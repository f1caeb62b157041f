/// Makes keys of the bytes that a terminal sends, in whatever pieces they arrive.
struct KeyDecoder {
    private var pending: [UInt8] = []
    private var pasted: [UInt8]?

    private static let escape: UInt8 = 0x1B
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// More than this is no paste that anybody means.
    private static let longestPaste = 65_536
    private static let longestSequence = 32

    /// The keys that these bytes complete.
    mutating func keys(from bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        for byte in bytes {
            if let key = key(completedBy: byte) { keys.append(key) }
        }
        return keys
    }

    /// The key that was meant if nothing more comes for a while: an escape that begins no sequence.
    mutating func keyAfterPause() -> Key? {
        guard pasted == nil, pending == [Self.escape] else { return nil }
        pending = []
        return .escape
    }

    private mutating func key(completedBy byte: UInt8) -> Key? {
        if pasted != nil { return paste(completedBy: byte) }
        pending.append(byte)
        let (isComplete, key) = meaning
        if isComplete || pending.count > Self.longestSequence { pending = [] }
        return key
    }

    private mutating func paste(completedBy byte: UInt8) -> Key? {
        pasted?.append(byte)
        guard let bytes = pasted, bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] else {
            return nil
        }
        pasted = nil
        let text = bytes.dropLast(Self.pasteEnd.count).prefix(Self.longestPaste)
        return .paste(String(decoding: text, as: UTF8.self))
    }

    /// What is pending, if it is complete. What is complete and means nothing has no key.
    private var meaning: (isComplete: Bool, key: Key?) {
        mutating get {
            guard let first = pending.first else { return (true, nil) }
            switch first {
            case Self.escape: return escaped
            case 0x0D, 0x0A: return (true, .enter)
            case 0x09: return (true, .tab)
            case 0x7F, 0x08: return (true, .backspace)
            case 0x15: return (true, .eraseLine)
            case 0x0C: return (true, .redraw)
            case ..<0x20: return (true, nil)
            default: return character(first)
            }
        }
    }

    private var escaped: (isComplete: Bool, key: Key?) {
        mutating get {
            guard pending.count > 1 else { return (false, nil) }
            switch pending[1] {
            case UInt8(ascii: "["):
                guard pending.count > 2, let last = pending.last, (0x40...0x7E).contains(last)
                else { return (false, nil) }
                let sequence = String(decoding: pending[2...], as: UTF8.self)
                if sequence == "200~" { pasted = [] }
                return (true, Self.sequences[sequence])
            case UInt8(ascii: "O"):
                guard pending.count > 2 else { return (false, nil) }
                return (true, Self.sequences[String(decoding: pending[2...], as: UTF8.self)])
            case Self.escape:
                // Escape was pressed, and then something else.
                pending.removeFirst()
                return (false, .escape)
            default:
                return (true, nil)
            }
        }
    }

    private func character(_ first: UInt8) -> (isComplete: Bool, key: Key?) {
        let length =
            switch first {
            case ..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        guard pending.count >= length else { return (false, nil) }
        guard let character = String(validating: pending, as: UTF8.self)?.first else {
            return (true, nil)
        }
        return (true, .character(character))
    }

    private static let sequences: [String: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
        "M": .enter, "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    ]
}
