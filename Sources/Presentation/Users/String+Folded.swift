import Foundation

extension String {
    /// This text as a search compares it: in lower case, without accents and invisible characters, and
    /// with plain letters, apostrophes, quotes and dashes.
    var folded: String {
        let plain = replacingOccurrences(of: "´", with: "'")
            .decomposedStringWithCompatibilityMapping
        return plain.lowercased().unicodeScalars.map(\.folded).joined()
    }
}

extension Unicode.Scalar {
    /// Leaves out accents, and the points of Hebrew and Arabic. The marks of other scripts stay, because
    /// they make another letter.
    fileprivate var folded: String {
        if let typed = typedAs[self] { return typed }
        if properties.generalCategory == .dashPunctuation { return "-" }
        let mark = properties.canonicalCombiningClass.rawValue
        let isLeftOut = mark >= 200 || (10...36).contains(mark)
        return isLeftOut || properties.isDefaultIgnorableCodePoint ? "" : String(self)
    }
}

/// What people type instead of these signs, which have no accent that can be removed: “l” for “ł”.
private let typedAs = Dictionary(
    uniqueKeysWithValues: [
        ("'", "‘’‛`′ʹʻʼʽʾʿ"), ("\"", "“”„‟«»"), ("-", "−⁃"), ("ae", "æ"), ("d", "đðɗ"), ("h", "ħ"),
        ("i", "ı"), ("l", "ł"), ("n", "ŋ"), ("o", "ø"), ("oe", "œ"), ("ss", "ß"), ("t", "ŧ"),
        ("th", "þ"), ("σ", "ς"),
    ].flatMap { typed, signs in signs.unicodeScalars.map { ($0, typed) } })
