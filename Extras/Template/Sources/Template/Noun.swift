/// A name in the singular and in the plural. Both are spelled like types, such as `Item` and `Items`.
struct Noun: Equatable {
    let singular: String
    let plural: String

    init(singular: String, plural: String) { (self.singular, self.plural) = (singular, plural) }

    init(_ name: String) { self.init(singular: name, plural: name) }

    /// The list of this repository, from which each other list is made.
    static let item = Noun(singular: "Item", plural: "Items")

    /// All spellings of this noun. The plural is first, because it may begin with the singular.
    var forms: [String] {
        [plural, singular].flatMap { [$0, $0.lowered, $0.uppercased()] }
    }

    /// True if this noun is part of the word: `makeItemsStore` and `itemCount` have `Item`.
    func isNamed(by word: Substring) -> Bool {
        forms.contains { word.range(ofWord: $0) != nil }
    }

    /// True if this noun is in the name of the file, or is the name of one of its folders.
    func owns(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.dropFirst().dropLast().contains { $0 == plural }
            || parts.last?.words.contains(where: isNamed) == true
    }

    /// Throws if the singular and the plural of a list's name are the same.
    func checkPlural(isList: Bool) throws {
        guard isList, singular == plural else { return }
        throw Problem(
            "a list needs two names: not “\(singular)” for several, but such as All\(plural)")
    }

    /// The plural of a regular English noun; nil if the noun may be a plural already, such as `News`.
    static func plural(of noun: String) -> String? {
        let ending = noun.lowercased()
        if ending.hasSuffix("s"), !ending.hasSuffix("ss"), !ending.hasSuffix("us") { return nil }
        if ending.contains(/[^aeiou]y$/) { return noun.dropLast() + "ies" }
        return noun + (ending.contains(/(s|x|z|ch|sh)$/) ? "es" : "s")
    }
}

/// Replaces a noun in code and comments: `makeItemsStore` becomes `makeBooksStore`, and “an item”
/// becomes “a book”.
struct Renaming {
    private let forms: [(old: String, new: String)]

    init(from old: Noun, to new: Noun) {
        forms = zip(old.forms, new.forms).map { ($0, $1) }
    }

    /// Combines these renamings.
    init(_ renamings: [Renaming]) {
        forms = renamings.flatMap(\.forms)
    }

    /// Renames the text of a file. In texts for the user, except links, the name is split into words:
    /// “Add Book” for `AddBook`.
    func renamed(_ text: String, at path: String) -> String {
        let text = renamed(text)
        guard path.hasSuffix("Texts.swift") else { return text }
        return text.replacing(/"[^"]*"/) { quoted in
            let forms = quoted.0.contains("://") ? [] : forms
            return forms.reduce(String(quoted.0)) { $0.replacing($1.new, with: $1.new.inWords) }
        }
    }

    /// Renames any text: code with its strings and comments, or a path.
    func renamed(_ text: String) -> String {
        guard forms.contains(where: { text.contains($0.old) }) else { return text }
        // In a comment, the noun can be on the next line.
        return text.replacing(/(?:\b([Tt]he|[Aa]n?)( `?|\n *\/\/\/? ))?(\w+)/) { match in
            let new = Names.spared.contains(match.3) ? String(match.3) : renamed(word: match.3)
            // “The user” is the person who uses the app, not an entity.
            let isTheUser = match.1?.count == 3 && match.3.lowercased() == "user"
            guard new != match.3, !isTheUser else { return String(match.0) }
            guard let article = match.1, let space = match.2 else { return new }
            if article.count == 3 { return article + space + new }
            let isVowel = new.contains(/^(?i)([aio]|e(?!u)|u(?!se|ni))/)
            return article.prefix(1) + (isVowel ? "n" : "") + space + new
        }
    }

    private func renamed(word: Substring) -> String {
        let found = forms.compactMap { form in word.range(ofWord: form.old).map { ($0, form.new) } }
        guard let (range, new) = found.min(by: { $0.0.lowerBound < $1.0.lowerBound }) else {
            return String(word)
        }
        return word[..<range.lowerBound] + new + renamed(word: word[range.upperBound...])
    }
}

extension Substring {
    /// The range of `form` in this text, if it is a complete word there, such as `Item` in
    /// `makeItemStore`.
    fileprivate func range(ofWord form: String) -> Range<Index>? {
        ranges(of: form).first { range in
            let isStart =
                form.first?.isUppercase == true || range.lowerBound == startIndex
                || !self[index(before: range.lowerBound)].isLetter
            return isStart && (range.upperBound == endIndex || !self[range.upperBound].isLowercase)
        }
    }
}

extension String {
    /// The text as the name of a type: `book` becomes `Book`.
    var raised: String { prefix(1).uppercased() + dropFirst() }

    /// The text as the name of a property: `Book` becomes `book`.
    var lowered: String { prefix(1).lowercased() + dropFirst() }

    /// The words of a name: `Food Category` for `FoodCategory`.
    var inWords: String {
        let words = replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
        return first?.isLowercase == true ? words.lowercased() : words
    }
}
