/// A feature: its name, and the types that are declared in its files.
struct Feature {
    /// As in `Items` and `Item`; the same twice where there is only one of its kind.
    let noun: Noun
    private let types: Set<String>
    private let frameworkWords: Set<String>

    init(_ name: String, in files: [String: String], frameworkWords: Set<String>) {
        self.frameworkWords = frameworkWords
        // Domain/Items has Item.swift and ItemRepository.swift: so it is a list of them.
        let entity = files.keys.compactMap { path -> Substring? in
            let entity = path.dropFirst("Sources/Domain/\(name)/".count).dropLast(".swift".count)
            let folder = path.dropLast(entity.count + ".swift".count)
            guard folder == "Sources/Domain/\(name)/" else { return nil }
            return files["\(folder)\(entity)Repository.swift"] == nil ? nil : entity
        }
        .first
        let noun = Noun(singular: entity.map(String.init) ?? name, plural: name)
        self.noun = noun
        types = Set(
            files.filter { $0.key.hasSuffix(".swift") && Self.owns($0.key, noun) }.values
                .flatMap { Self.types(in: $0) })
    }

    /// Whether a file is named for it, or lies in a folder that is.
    func owns(_ path: String) -> Bool { Self.owns(path, noun) }

    private static func owns(_ path: String, _ noun: Noun) -> Bool {
        let parts = path.split(separator: "/")
        let isApp = noun.plural == "App"
        // DI/App has the apps themselves, whatever they show.
        if isApp, parts.first == "App" || parts.dropFirst().first == "DI" { return false }
        if parts.dropLast().contains(where: { $0 == noun.plural }) { return true }
        guard !isApp, let file = parts.last else { return false }
        return Token.all(of: String(file)).contains { token in
            token.text.has(noun.plural) || token.text.has(noun.singular)
                || token.text == noun.plural.lowered
        }
    }

    /// Whether it is one of the features that are chosen, and not what all of them make up.
    var isScreen: Bool { noun.plural != "App" && noun.plural != "Screens" }

    /// Whether a word of code in a shared file is about it.
    func isNamed(by word: String) -> Bool {
        guard !Names.spared.contains(word),
            !frameworkWords.contains(word) || word == noun.plural.lowered
        else { return false }
        if isScreen {
            let isItsName =
                word.has(noun.plural) || word.has(noun.singular) || word == noun.plural.lowered
                || word.has(noun.plural.lowered)
                || word.has(noun.singular.lowered)
                    && word != noun.singular.lowered
            if isItsName { return true }
        }
        // A user is also who taps.
        guard word != noun.singular.lowered || noun.singular == noun.plural else { return false }
        return types.contains {
            word.has($0) || word == $0.lowered
                || word == $0.replacing("Repository", with: "").lowered
        }
    }

    /// Whether a text in a shared file is about it.
    func isNamedInText(_ text: Substring) -> Bool {
        isScreen && text.split { !$0.isPartOfWord }.contains { $0 == noun.plural.lowered }
    }

    /// Whether a source uses one of its types.
    func isUsed(in source: String) -> Bool {
        Token.all(of: source).contains { $0.names.contains(where: types.contains) }
    }

    /// The names that a source declares outside of other types, for other files to use.
    static func types(in source: String) -> [String] {
        source.matches(
            of:
                /(?m)^(?:@\w+ |public |package |final |nonisolated |indirect )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/
        )
        .map { String($0.1) }
    }
}

extension String {
    /// Whether this is one of the words in the word: `makeItemsStore` has `Items`, and `itemCount` `item`.
    func has(_ part: String) -> Bool {
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            let isStart = range.lowerBound == startIndex || part.first?.isUppercase == true
            let next = range.upperBound == endIndex ? nil : self[range.upperBound]
            if isStart, next?.isLowercase != true { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
