import Foundation

extension String {
    /// This text as a search compares it. What people type in different ways is the same: upper and lower
    /// case, accents, letters such as ø, apostrophes, quotes and dashes. Invisible characters are gone.
    var folded: String {
        let plain = replacingOccurrences(of: "´", with: "'")
            .decomposedStringWithCompatibilityMapping
        return plain.lowercased().unicodeScalars.map(\.folded).joined()
    }
}

extension Unicode.Scalar {
    /// The marks that are left out are accents, and the points of Hebrew and Arabic. Those of other scripts
    /// make another letter.
    fileprivate var folded: String {
        if let typed = typedAs[self] { return typed }
        if properties.generalCategory == .dashPunctuation { return "-" }
        let mark = properties.canonicalCombiningClass.rawValue
        let isLeftOut = mark >= 200 || (10...36).contains(mark)
        return isLeftOut || properties.isDefaultIgnorableCodePoint ? "" : String(self)
    }
}

/// What people type for letters and signs that have no accent to leave out.
private let typedAs = Dictionary(
    uniqueKeysWithValues: [
        ("'", "‘’‛`′ʹʻʼʽʾʿ"), ("\"", "“”„‟«»"), ("-", "−⁃"), ("ae", "æ"), ("d", "đðɗ"), ("h", "ħ"),
        ("i", "ı"), ("l", "ł"), ("n", "ŋ"), ("o", "ø"), ("oe", "œ"), ("ss", "ß"), ("t", "ŧ"),
        ("th", "þ"), ("σ", "ς"),
    ].flatMap { typed, signs in signs.unicodeScalars.map { ($0, typed) } })
