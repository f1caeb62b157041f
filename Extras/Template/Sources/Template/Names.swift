import Foundation

/// Checks that a name can be given.
struct Names {
    /// The file that declares each existing type.
    let types: [String: String]
    /// A file for each word of code that a property could be mistaken for.
    let words: [String: String]

    /// Words of libraries that hold the name of a feature by chance.
    static let spared = """
        attributesOfItem ofItemAtPath copyItem moveItem removeItem replaceItem replaceItemAt \
        userInitiated userInfo userDomainMask UserDefaults generalCategory GeneralCategory \
        ToolbarItem tabItem queryItems URLQueryItem
        """.split(separator: " ").map(String.init)

    /// Taken by the language, its library and its packages.
    private static let swift = """
        Any AnyObject App Array Bool Bundle Calendar Category Character Clock Codable Color DI \
        Data Date Dictionary Domain Double Duration Error Float Font Form Group Image Int Iterator \
        Link List Locale Map Measurement Menu Never Notification Operation Optional Path Picker \
        Presentation Process Protocol Range Result Scene Section Self Sequence Set Settings Shape \
        String Substring Swift Table Task Testing Text Thread Timer Transaction Type URL UUID Unit \
        Void actor any as associatedtype async await break case catch class continue default defer \
        deinit do else enum extension fallthrough false fileprivate for func get guard if import \
        in init inout internal is let macro nil open operator package precedencegroup private \
        protocol public repeat rethrows return self set some static struct subscript super switch \
        throw throws true try typealias var where while
        """.split(separator: " ").map(String.init)

    /// Throws unless this can be the name of a type and, with a small letter, of a property.
    func check(_ name: String) throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            let plain = name.folding(options: .diacriticInsensitive, locale: nil)
            let words = plain.matches(of: /[A-Za-z0-9]+/)
            let other = words.map { $0.0.prefix(1).uppercased() + $0.0.dropFirst() }.joined()
            let isName = other.first?.isLetter == true
            throw Problem("“\(name)” can't be the name of a type: try \(isName ? other : "Book")")
        }
        guard let problem = problem(with: name) else { return }
        let others = ["Entry", "Sheet", "Folder"].map { name + $0 }
        let other = others.first { self.problem(with: $0) == nil } ?? "another name"
        throw Problem("\(problem): try \(other)")
    }

    private func problem(with name: String) -> String? {
        let ofSwift = [name, name.lowered].first(where: Self.swift.contains)
        return ofSwift.map { "“\($0)” is a word of Swift or its libraries" }
            ?? types[name].map { "“\(name)” is a type in \($0)" }
            ?? words[name.lowered].map { "“\(name.lowered)” is a word in \($0)" }
    }
}

extension Renaming {
    /// Throws if the new name is taken, or one that is made of it, as `BookRecord` is.
    ///
    /// The model is what is renamed; its words can't be the name of a property too.
    func check(_ new: Noun, types: [String: String], model: [String: String]) throws {
        let model = Repository(files: model.filter { $0.key.hasPrefix("Sources/") })
        let names = Names(types: types, words: model.words)
        for name in Set([new.singular, new.plural]).sorted() { try names.check(name) }
        for type in model.types.keys.sorted() where renamed(type) != type {
            guard let path = types[renamed(type)] else { continue }
            throw Problem(
                "“\(renamed(type))”, which it would need, is a type in \(path): try another name")
        }
    }
}
