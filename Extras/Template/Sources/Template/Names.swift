import Foundation

/// The names that are already used by an app, by Swift or by Apple's libraries.
struct Names {
    /// Where each type, file or module is declared. The key is the name in small letters.
    private var places: [String: String] = [:]

    /// The names in `Names.txt`, which lists them because most libraries exist only on a Mac. A
    /// `place` that begins with a small letter is no library.
    private static let listed: [(place: String, names: [Substring])] = {
        let file = Template.here.appending(path: "Extras/Template/Names.txt")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.filter { $0.first != "#" }.map { line in
            (String(line.prefix { $0 != ":" }), Array(line.split(separator: " ").dropFirst()))
        }
    }()

    private static func listed(as place: String) -> Set<Substring> {
        Set(listed.filter { $0.place == place }.flatMap(\.names))
    }

    /// Words of libraries that contain the name of a feature by chance, and must not be renamed.
    static let spared = listed(as: "spared")

    /// Words that can't be the name of a field: Swift's keywords, such as `class`, and names that each
    /// form uses.
    static let ofNoField = listed(as: "Swift").union(listed(as: "fields"))

    /// Modules that an app of the same name could not import.
    private static let modules = Set(listed(as: "modules").map { $0.lowercased() })

    /// Reads the names in the app's files.
    init(_ files: [String: String]) {
        let sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key > $1.key }
        // Includes names that the code uses but does not declare, such as `Failure`. A new type with
        // this name would change their meaning.
        for (path, text) in sources {
            for word in text[...].words where word.first?.isUppercase == true {
                places[word.lowercased()] = path
            }
        }
        for (place, names) in Self.listed where place.first?.isUppercase == true {
            for name in names { places[name.lowercased()] = place }
        }
        places["swift"] = "a module"
        for (path, text) in sources {
            for name in text.types + [path.fileName] { places[name.lowercased()] = path }
            for match in text.matches(of: /\bimport (\w+)|arget\(\s*name: "(\w+)"/) {
                places[(match.1 ?? match.2 ?? "").lowercased()] = "a module"
            }
        }
    }

    /// Throws if this can't be the name of an app. The name is used for a module and for a type.
    func check(app name: String) throws {
        try check(name) { name in
            name.hasSuffix("Tests")
                ? "“\(name)” ends like a package of tests"
                : Self.modules.contains(name.lowercased())
                    ? "“\(name)” is the name of a module" : taken([name, "\(name)App"])
        }
    }

    /// Throws if the new name can't replace the old name, because a word of the model is equal to it.
    func check(_ new: Noun, for old: Noun, model: [String: String]) throws {
        let sources = model.filter { $0.key.hasPrefix("Sources/") }.mapValues { Set($0[...].words) }
        for name in Set([new.singular, new.plural]).sorted() {
            try check(name) { name in
                let renaming = Renaming(from: old, to: Noun(name))
                let types = Set(model.types.map(String.init))
                let needed = Set(types.map(renaming.renamed)).subtracting(types).sorted()
                let word = name.lowered[...]
                let place = sources.keys.sorted().first { sources[$0]?.contains(word) == true }
                return taken([name] + needed) ?? place.map { "“\(word)” is a word in \($0)" }
            }
        }
    }

    /// Throws if there is a problem with the name, and suggests another one.
    private func check(_ name: String, problem: (String) -> String?) throws {
        func problemOf(_ name: String) -> String? {
            if name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) == nil {
                return "“\(name)” can't be the name of a type"
            }
            // The list does not have Apple's names with these prefixes, so all such names are refused.
            return name.prefixMatch(of: /(NS|UI|CG|CF|XC)([A-Z]|$)/) == nil
                ? problem(name) : "“\(name)” begins like names of Apple's"
        }
        guard let reason = problemOf(name) else { return }
        let letters = name.folding(options: .diacriticInsensitive, locale: nil)
            .replacing(/Tests$/, with: "").drop { !$0.isLetter }.matches(of: /[A-Za-z0-9]+/)
        let plain = letters.map { String($0.0).raised }.joined()
        let like = plain == "Settings" ? "Preferences" : plain
        let tries = plain.isEmpty ? ["Book"] : [like, "My\(plain)", "Book"]
        let other = tries.first { problemOf($0) == nil }
        throw Problem("\(reason): try \(other ?? "another name")")
    }

    /// The reason why one of these names can't be the name of a type; nil if all can be.
    private func taken(_ names: [String]) -> String? {
        for name in names {
            if let place = places[name.lowercased()] { return "“\(name)” is taken by \(place)" }
        }
        return nil
    }
}
