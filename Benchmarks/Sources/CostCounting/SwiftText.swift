/// Swift source as far as it is counted.
package struct SwiftText {
    /// The lines that are neither blank nor only a comment.
    package let linesOfCode: Int
    /// The declarations of structs, classes, enums, actors and protocols, nested ones too.
    package let types: Int

    package init(_ text: String) {
        var scanner = SwiftScanner(text)
        scanner.scan()
        linesOfCode = scanner.linesOfCode
        types = Self.types(in: scanner.bareCode)
    }

    private static let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]

    /// A declaration is a keyword before a capitalized name: `class func` and `.enum` are none, and
    /// neither is `import struct Foundation.Date`.
    private static func types(in code: String) -> Int {
        let words = words(in: code)
        return words.indices.dropLast().count { index in
            guard keywords.contains(words[index]), let initial = words[index + 1].first else {
                return false
            }
            let before = index == 0 ? "" : words[index - 1]
            return (initial.isUppercase || initial == "_" || initial == "`")
                && before != "." && before != "import"
        }
    }

    /// Names and keywords, and each other character by itself.
    private static func words(in code: String) -> [Substring] {
        var words: [Substring] = []
        var rest = code[...]
        while let first = rest.first {
            let word = first.isPartOfName ? rest.prefix(while: \.isPartOfName) : rest.prefix(1)
            if !first.isWhitespace { words.append(word) }
            rest = rest[word.endIndex...]
        }
        return words
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
