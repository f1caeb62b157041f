import Foundation

/// The names that are already used by an app, by Swift or by Apple's libraries.
struct Names {
    /// For each type, file or module, where it is. The key is its name in small letters.
    private var places: [String: String] = [:]
    /// Modules that an app of the same name could not import.
    private var modules: Set<String> = []

    /// Words of libraries that contain the name of a feature by chance, and must not be renamed.
    static let spared = """
        attributesOfItem ofItemAtPath copyItem moveItem removeItem replaceItem replaceItemAt tabItem \
        ToolbarItem queryItems URLQueryItem userInitiated userInfo userDomainMask UserDefaults \
        NSPrivacyAccessedAPICategoryUserDefaults SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate \
        errSecDuplicateItem errSecItemNotFound
        """.split(separator: " ")

    /// Words that can't be the name of a field: Swift's keywords, such as `class`, and names that each
    /// form uses.
    static func words(_ source: Repository) -> Set<String> {
        let list = source.files["Extras/Template/Names.txt"] ?? ""
        let words = list.matches(of: /(?m)^Swift:.*/).flatMap { $0.0.split(separator: " ") }
        let its = words.filter { $0.first?.isLowercase == true }.map(String.init)
        return Set(its + ["hashValue", "state", "fixtures"])
    }

    /// Reads the names in the app's files, and the list `Names.txt`, because most libraries exist only
    /// on a Mac.
    init(_ files: [String: String], besides source: Repository) {
        let sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key > $1.key }
        // Includes names that the code uses but does not declare, such as `Failure`. A new type with
        // this name would change their meaning.
        for (path, text) in sources {
            for word in text[...].words where word.first?.isUppercase == true {
                places[word.lowercased()] = path
            }
        }
        let list = source.files["Extras/Template/Names.txt"]?.split(separator: "\n") ?? []
        for line in list where line.first != "#" {
            let words = line.lowercased().split(separator: " ").map(String.init)
            if words[0] == "modules:" {
                modules.formUnion(words.dropFirst())
            } else {
                for name in words.dropFirst() { places[name] = String(line.prefix { $0 != ":" }) }
            }
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
                : modules.contains(name.lowercased())
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
        let plain = letters.map { $0.0.prefix(1).uppercased() + $0.0.dropFirst() }.joined()
        let tries =
            plain.isEmpty
            ? ["Book"]
            : plain == "Settings" ? ["Preferences", "MySettings"] : [plain, "My\(plain)", "Book"]
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
