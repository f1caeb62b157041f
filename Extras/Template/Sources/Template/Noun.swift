/// A name in the singular and in the plural, both as a type is written.
struct Noun: Equatable {
    let singular: String
    let plural: String

    init(singular: String, plural: String) { (self.singular, self.plural) = (singular, plural) }

    init(_ name: String) { self.init(singular: name, plural: name) }

    /// Each way in which it is written; the plural first, which may begin with the singular.
    var forms: [String] {
        [plural, singular].flatMap { [$0, $0.lowered, $0.uppercased()] }
    }

    /// True if it is one of the words in a word: `makeItemsStore` and `itemCount` have `Item`.
    func isNamed(by word: Substring) -> Bool {
        forms.contains { word.firstRange(ofWord: $0) != nil }
    }

    /// The plural of an English noun that is regular; nil if it may be one already, as `News`.
    static func plural(of noun: String) -> String? {
        let ending = noun.lowercased()
        if ending.hasSuffix("s"), !ending.hasSuffix("ss"), !ending.hasSuffix("us") { return nil }
        let vowelBefore = "aeiou".contains(ending.dropLast().suffix(1))
        if ending.hasSuffix("y"), !vowelBefore { return noun.dropLast() + "ies" }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { ending.hasSuffix($0) }
        return noun + (hisses ? "es" : "s")
    }
}

/// Gives a thing another name wherever it is named: `makeItemsStore` becomes `makeBooksStore`, and
/// “an item” becomes “a book”.
struct Renaming {
    private let forms: [(old: String, new: String)]

    init(from old: Noun, to new: Noun) {
        forms = zip(old.forms, new.forms).map { ($0, $1) }
    }

    /// The text of a file. What the user reads, has the name in words: “Add Book” for `AddBook`.
    func renamed(_ text: String, at path: String) -> String {
        let text = renamed(text)
        guard path.hasSuffix("Texts.swift") else { return text }
        return text.replacing(/"[^"]*"/) { quoted in
            forms.reduce(String(quoted.0)) { $0.replacing($1.new, with: $1.new.inWords) }
        }
    }

    /// Any text: code with its strings and comments, or a path.
    func renamed(_ text: String) -> String {
        guard forms.contains(where: { text.contains($0.old) }) else { return text }
        return text.replacing(/(?:\b([Tt]he|[Aa]n?) )?(\w+)/) { match in
            let word = String(match.2)
            let new = renamed(word: word)
            guard new != word else { return String(match.0) }
            guard let article = match.1 else { return new }
            // The user who taps is nobody's entity.
            if article.count == 3 { return word == "user" ? String(match.0) : "\(article) \(new)" }
            return article.prefix(1) + ("AEIOUaeiou".contains(new.prefix(1)) ? "n " : " ") + new
        }
    }

    private func renamed(word: String) -> String {
        guard !Names.spared.contains(word[...]) else { return word }
        var result = ""
        var rest = word[...]
        while !rest.isEmpty {
            let found = forms.lazy.compactMap { form in
                rest.firstRange(ofWord: form.old).map { (range: $0, new: form.new) }
            }
            guard let first = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
                break
            }
            result += rest[..<first.range.lowerBound] + first.new
            rest = rest[first.range.upperBound...]
        }
        return result + rest
    }
}

extension Substring {
    /// Where a form is one of the words in this word.
    func firstRange(ofWord form: String) -> Range<Index>? {
        var start = startIndex
        while let range = self[start...].firstRange(of: form) {
            let isStart =
                form.first?.isUppercase == true || range.lowerBound == base.startIndex
                || !base[base.index(before: range.lowerBound)].isLetter
            if isStart, range.upperBound == endIndex || !self[range.upperBound].isLowercase {
                return range
            }
            start = index(after: range.lowerBound)
        }
        return nil
    }
}

extension String {
    /// As a property is written: `Book` as `book`.
    var lowered: String { prefix(1).lowercased() + dropFirst() }

    fileprivate var inWords: String {
        replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
    }
}
