/// Words that are spoken for.
enum Names {
    /// Words of the library, and of the scenario language, that hold the name of a feature by chance.
    ///
    /// To those of the views' frameworks belongs all that `.ci/view-stubs` declares.
    static let spared: Set<String> = [
        "attributesOfItem", "ofItemAtPath", "copyItem", "moveItem", "removeItem", "replaceItem",
        "userInitiated", "userInfo", "UserDefaults",
    ]

    /// Modules that code here imports, and what the language and its library call theirs.
    static let taken: Set<String> = [
        "Any", "AnyObject", "App", "Array", "Bool", "Character", "Clock", "Codable", "Comparable",
        "Data", "Date", "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable",
        "Error", "Float", "Foundation", "Hashable", "Identifiable", "Int", "Iterator", "KeyPath",
        "MainActor", "Never", "Observable", "Observation", "Optional", "Protocol", "Range",
        "Result",
        "Self", "Sendable", "Sequence", "Set", "String", "Substring", "Swift", "SwiftUI", "Task",
        "Testing", "Type", "UIKit", "URL", "UUID", "Void",
    ]

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in", "init",
        "inout",
        "internal", "is", "let", "macro", "nil", "open", "operator", "package", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "set", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]

    /// Throws unless this can be the name of a type and, with a small letter, of a property.
    static func check(_ name: String, for what: String, taken: Set<String>) throws(Problem) {
        let isPlain = name.utf8.allSatisfy { UInt8(ascii: "0") <= $0 && $0 < 0x7F }
        guard isPlain, name.allSatisfy({ $0.isLetter || $0.isNumber }), name.first?.isLetter == true
        else {
            throw Problem(.usage, "“\(name)” is no name for \(what): use letters, such as Book")
        }
        guard name.first?.isUppercase == true else {
            let upper = name.prefix(1).uppercased() + name.dropFirst()
            throw Problem(.usage, "“\(name)” begins with a small letter: name \(what) \(upper)")
        }
        guard !keywords.contains(name.lowered) else {
            throw Problem(
                .usage, "“\(name.lowered)” is a keyword of Swift: choose another name for \(what)")
        }
        guard !Names.taken.contains(name), !taken.contains(name) else {
            throw Problem(
                .usage, "“\(name)” is the name of something else: choose another name for \(what)")
        }
    }

    /// The plural of an English noun that is regular.
    static func plural(of noun: String) -> String {
        let vowelBefore = "aeiou".contains(noun.dropLast().suffix(1).lowercased())
        if noun.hasSuffix("y"), !vowelBefore { return noun.dropLast() + "ies" }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
        return noun + (hisses ? "es" : "s")
    }
}

extension Noun {
    /// Throws if a type of this name, or a word of these files, is there already.
    func check(against types: Set<String>, files: [String: String]) throws(Problem) {
        for name in Set([singular, plural]) {
            try Names.check(name, for: "a feature", taken: types)
        }
        for (path, text) in files.sorted(by: { $0.key < $1.key })
        where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
            let words = Token.all(of: text).flatMap(\.names)
            for name in [singular.lowered, plural.lowered] where words.contains(name) {
                throw Problem(.usage, "“\(name)” is a word of \(path) already: choose another name")
            }
        }
    }
}
