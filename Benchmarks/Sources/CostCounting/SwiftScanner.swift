/// Tells code from comments and from what strings say.
///
/// It knows nested comments, and strings of every kind with code in them. It does not know regex
/// literals: one that holds a quotation mark or two slashes would be misread.
struct SwiftScanner {
    private(set) var linesOfCode = 0
    private let bytes: [UInt8]
    private var index = 0
    private var code: [UInt8] = []
    private var lineHasCode = false

    private enum Kind {
        case code
        case string
        case comment
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
        code.reserveCapacity(bytes.count)
    }

    /// The code, with blanks for comments and for what strings say.
    var bareCode: String { String(decoding: code, as: UTF8.self) }

    mutating func scan() {
        scanCode(untilClosed: false)
        endLine()
    }

    /// Reads to the end, or to the parenthesis that closes what a string interpolates.
    private mutating func scanCode(untilClosed: Bool) {
        var depth = 0
        while index < bytes.count {
            if isNext("//") {
                while index < bytes.count, !isNext("\n") { take(.comment) }
            } else if isNext("/*") {
                scanBlockComment()
            } else if let hashes = hashesOfString {
                scanString(hashes)
            } else {
                if isNext("(") { depth += 1 }
                if isNext(")") { depth -= 1 }
                take(.code)
                if untilClosed, depth == 0 { return }
            }
        }
    }

    private mutating func scanBlockComment() {
        var depth = 0
        repeat {
            if isNext("/*") {
                depth += 1
                take(.comment, count: 2)
            } else if isNext("*/") {
                depth -= 1
                take(.comment, count: 2)
            } else {
                take(.comment)
            }
        } while depth > 0 && index < bytes.count
    }

    /// How many number signs stand before a string that begins here, if one does.
    private var hashesOfString: Int? {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }
        return isNext("\"", at: hashes.endIndex) ? hashes.count : nil
    }

    private mutating func scanString(_ hashes: Int) {
        let marks = String(repeating: "#", count: hashes)
        let isLong = isNext("\"\"\"", at: index + hashes)
        let end = (isLong ? "\"\"\"" : "\"") + marks
        take(.string, count: end.utf8.count)
        while index < bytes.count {
            if isNext(end) { return take(.string, count: end.utf8.count) }
            if !isLong, isNext("\n") { return }
            guard isNext("\\" + marks) else {
                take(.string)
                continue
            }
            take(.string, count: 1 + hashes)
            if isNext("(") { scanCode(untilClosed: true) } else { take(.string) }
        }
    }

    private func isNext(_ text: String, at start: Int? = nil) -> Bool {
        bytes[(start ?? index)...].starts(with: text.utf8)
    }

    private mutating func take(_ kind: Kind, count: Int = 1) {
        for byte in bytes[index...].prefix(count) {
            index += 1
            code.append(kind == .code ? byte : UInt8(ascii: " "))
            if byte == UInt8(ascii: "\n") {
                endLine()
            } else if kind != .comment, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"),
                byte != UInt8(ascii: "\r")
            {
                lineHasCode = true
            }
        }
    }

    private mutating func endLine() {
        if lineHasCode { linesOfCode += 1 }
        lineHasCode = false
    }
}
