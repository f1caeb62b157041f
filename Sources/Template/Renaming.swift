/// Gives a thing another name wherever it is named: `Item` becomes `Book`, `makeItemsStore` becomes
/// `makeBooksStore`, “an item” becomes “a book”.
struct Renaming {
    private let forms: [(old: [Character], new: String)]
    private let spared: Set<String>

    /// The plural first, which may begin with the singular.
    init(from old: Noun, to new: Noun, sparing frameworkWords: Set<String> = []) {
        forms = [(old.plural, new.plural), (old.singular, new.singular)].flatMap { old, new in
            [(old, new), (old.lowered, new.lowered), (old.uppercased(), new.uppercased())]
        }
        .map { (Array($0.0), $0.1) }
        let own = [old.plural, old.singular].flatMap { [$0, $0.lowered] }
        spared = Names.spared.union(frameworkWords).subtracting(own)
    }

    /// Any text: code with its strings and comments, or a path.
    func renamed(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            guard first.isPartOfWord else {
                result.append(first)
                rest = rest.dropFirst()
                continue
            }
            let word = rest.prefix(while: \.isPartOfWord)
            rest = rest.dropFirst(word.count)
            if spared.contains(String(word)) || isFramework(word, after: result, before: rest) {
                result += word
            } else {
                append(renamedWord(Array(word)), insteadOf: word, to: &result)
            }
        }
        return result
    }

    /// With the article that the new word needs.
    private func append(_ new: String, insteadOf old: Substring, to text: inout String) {
        let article = text.dropLast().reversed().prefix(while: \.isPartOfWord).reversed()
        if new != old, text.last == " ", ["a", "an"].contains(String(article).lowercased()) {
            text.removeLast(article.count)
            text += ("AEIOUaeiou".contains(new.prefix(1)) ? "n " : " ")
        }
        text += new
    }

    /// Each form that begins and ends where a word within the word does.
    private func renamedWord(_ word: [Character]) -> String {
        var result = ""
        var index = 0
        while index < word.count {
            let form = forms.first { form in
                word[index...].starts(with: form.old)
                    && word.isBorder(index, in: form.old)
                    && word.isEnd(index + form.old.count, of: form.old)
            }
            result += form?.new ?? String(word[index])
            index += form?.old.count ?? 1
        }
        return result
    }

    /// The user who taps, `case user` of a step, and the label of a modifier are not ours.
    private func isFramework(_ word: Substring, after text: String, before rest: Substring) -> Bool
    {
        switch word {
        case "user":
            text.hasSuffix("the ") || text.hasSuffix("The ")
                || text.hasSuffix(".") && rest.hasPrefix("(")
        case "item":
            rest.hasPrefix(":") && text.withoutTrailingSpace.hasSuffix("navigationDestination(")
        default: false
        }
    }
}

/// A name in the singular and in the plural, both as a type is written.
struct Noun: Equatable {
    let singular: String
    let plural: String
}

extension String {
    /// As a property is written: `Book` as `book`.
    var lowered: String { prefix(1).lowercased() + dropFirst() }

    fileprivate var withoutTrailingSpace: Substring {
        self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)]
    }

}

extension [Character] {
    /// Whether a word within this word begins here.
    fileprivate func isBorder(_ index: Int, in form: [Character]) -> Bool {
        guard index > 0 else { return true }
        let before = self[index - 1]
        return form[0].isUppercase ? !before.isUppercase || form.isTitle : !before.isLetter
    }

    /// Whether it ends here.
    fileprivate func isEnd(_ index: Int, of form: [Character]) -> Bool {
        guard index < count else { return true }
        return !self[index].isLowercase
            && (form.isTitle || !self[index].isUppercase || !form[0].isUppercase)
    }

    /// As in `Item`, in contrast to `item` and `ITEM`.
    private var isTitle: Bool { first?.isUppercase == true && contains(where: \.isLowercase) }
}
