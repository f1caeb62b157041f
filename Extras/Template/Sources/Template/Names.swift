import Foundation

/// The names that an app, Swift and Apple's libraries have already.
struct Names {
    /// Where each type, file or module is, by its name in small letters.
    private var places: [String: String] = [:]
    /// Modules that an app of the same name could not import.
    private var modules: Set<String> = []

    /// Words of libraries that contain the name of a feature by chance.
    static let spared = """
        attributesOfItem ofItemAtPath copyItem moveItem removeItem replaceItem replaceItemAt tabItem \
        ToolbarItem queryItems URLQueryItem userInitiated userInfo userDomainMask UserDefaults \
        NSPrivacyAccessedAPICategoryUserDefaults SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate \
        errSecDuplicateItem errSecItemNotFound
        """.split(separator: " ")

    /// Words that can't name a field: Swift's own, such as `class`, and those that each form uses.
    static func words(_ source: Repository) -> Set<String> {
        let list = source.files["Extras/Template/Names.txt"] ?? ""
        let words = list.matches(of: /(?m)^Swift:.*/).flatMap { $0.0.split(separator: " ") }
        let its = words.filter { $0.first?.isLowercase == true }.map(String.init)
        return Set(its + ["hashValue", "state", "fixtures"])
    }

    /// Reads the app's files, and a list, because most libraries are on a Mac only.
    init(_ files: [String: String], besides source: Repository) {
        let sources = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key > $1.key }
        // Also what the code does not declare, such as `Failure`: a type of this name would be another one.
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

    /// Throws unless this can be the name of an app, which is a module and has a type.
    func check(app name: String) throws {
        try check(name) { name in
            name.hasSuffix("Tests")
                ? "“\(name)” ends like a package of tests"
                : modules.contains(name.lowercased())
                    ? "“\(name)” is the name of a module" : taken([name, "\(name)App"])
        }
    }

    /// Throws unless the model can be renamed: no word of it may look like the new name.
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
            // The list has no names with these beginnings.
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

    /// Why one of these names can't be that of a type; nil if all can.
    private func taken(_ names: [String]) -> String? {
        for name in names {
            if let place = places[name.lowercased()] { return "“\(name)” is taken by \(place)" }
        }
        return nil
    }
}
