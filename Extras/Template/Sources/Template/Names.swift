import Foundation

/// The names that an app, SwiftUI and the toolchain have already.
struct Names {
    /// Where each type, file or module is, by its name in small letters.
    private var places: [String: String] = [:]

    /// Words of libraries that hold the name of a feature by chance.
    static let spared = """
        attributesOfItem ofItemAtPath copyItem moveItem removeItem replaceItem replaceItemAt tabItem \
        ToolbarItem queryItems URLQueryItem userInitiated userInfo userDomainMask UserDefaults
        """.split(separator: " ")

    init(_ files: [String: String]) {
        for (path, text) in files.sorted(by: { $0.key > $1.key }) where path.hasSuffix(".swift") {
            let file = path.split(separator: "/").last?.split(separator: ".").first ?? ""
            let modules = text.matches(of: /\bimport (\w+)|arget\(\s*name: "(\w+)"/)
            let names = modules.compactMap { $0.1 ?? $0.2 } + text.types.map { $0[...] } + [file]
            for name in names { places[name.lowercased()] = path }
        }
    }

    /// Throws unless this can be the name of an app, which is a module and has a type.
    func check(app name: String) throws {
        try check(name, ["\(name.replacing(/Tests$/, with: ""))", "My\(name)", "Bookshelf"]) {
            name in
            name.hasSuffix("Tests")
                ? "“\(name)” ends like a package of tests"
                : try problem(name, needing: ["\(name)App"])
        }
    }

    /// Throws unless the model can be renamed, so that its words are not mistaken for the new name.
    func check(_ new: Noun, for old: Noun, model: [String: String]) throws {
        let types = model.values.flatMap(\.types)
        var words: [Substring: String] = [:]
        for (path, text) in model.sorted(by: { $0.key > $1.key }) where path.hasPrefix("Sources/") {
            for word in text[...].words { words[word] = path }
        }
        for name in Set([new.singular, new.plural]).sorted() {
            try check(name, ["Entry", "Sheet", "Folder"].map { name + $0 }) { name in
                let renaming = Renaming(from: old, to: Noun(name))
                let needed = Set(types.map(renaming.renamed)).subtracting(types)
                return try problem(name, needing: needed.sorted())
                    ?? words[name.lowered[...]].map { "“\(name.lowered)” is a word in \($0)" }
            }
        }
    }

    /// Suggests one of the others if there is a problem, or what is left of it as a name.
    private func check(
        _ name: String, _ others: [String], problem: (String) throws -> String?
    ) throws {
        let isName = name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil
        guard let reason = isName ? try problem(name) : "“\(name)” can't be the name of a type"
        else { return }
        let plain = name.folding(options: .diacriticInsensitive, locale: nil)
        let words = plain.drop { !$0.isLetter }.matches(of: /[A-Za-z0-9]+/)
        let joined = words.map { $0.0.prefix(1).uppercased() + $0.0.dropFirst() }.joined()
        let tries = (isName ? others : ["", "Entry"].map { joined + $0 }) + ["Book"]
        let other = try tries.first { try ![name, "", "Entry"].contains($0) && problem($0) == nil }
        throw Problem("\(reason): try \(other ?? "another name")")
    }

    private func problem(_ name: String, needing types: [String]) throws -> String? {
        for name in [name] + types {
            if let place = places[name.lowercased()] { return "“\(name)” is taken by \(place)" }
        }
        return try Self.takenByToolchain([name] + types).map {
            "“\($0)” is taken by Swift or its libraries"
        }
    }

    /// The first of these that the compiler knows as a type or a module, or does not take for a name.
    private static func takenByToolchain(_ names: [String]) throws -> String? {
        let modules = ["Foundation", "Observation", "SwiftUI", "Testing", "XCTest"]
        var lines = modules.flatMap { ["#if canImport(\($0))", "import \($0)", "#endif"] }
        let start = lines.count + 1
        for (index, name) in names.enumerated() {
            let word = name.lowered
            lines += [
                "typealias T\(index) = \(name)",
                "struct S\(index) { struct \(name) {}; enum E { case \(word) }; let \(word) = 0;"
                    + " func f(\(word): Int) -> Int { \(word) } }",
                "#if canImport(\(name))", "#error(\"There is one\")", "#endif",
            ]
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var errors: Set<Int> = []
        do {
            try shell(["swiftc", "-typecheck", file.path], in: Template.here)
        } catch let problem as Problem {
            let numbers = problem.text.matches(of: /\.swift:(\d+):\d+: error/)
            errors = Set(numbers.compactMap { Int($0.1) })
        }
        return names.indices.first { index in
            let line = start + 5 * index
            return !errors.contains(line) || !errors.isDisjoint(with: [line + 1, line + 3])
        }
        .map { names[$0] }
    }
}
