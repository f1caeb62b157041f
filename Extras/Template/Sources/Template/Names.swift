import Foundation

/// The names that an app, SwiftUI and the toolchain have already.
struct Names {
    /// Where each type, file or module is, by its name in small letters.
    private var places: [String: String] = [:]

    /// Words of libraries that hold the name of a feature by chance.
    static let spared = """
        attributesOfItem ofItemAtPath copyItem moveItem removeItem replaceItem replaceItemAt tabItem \
        ToolbarItem queryItems URLQueryItem userInitiated userInfo userDomainMask UserDefaults \
        SecItemAdd SecItemCopyMatching SecItemUpdate errSecDuplicateItem errSecItemNotFound
        """.split(separator: " ")

    /// Looks into the app's files, and into a SwiftUI and a UIKit that lie beside it.
    init(_ files: [String: String], besides source: Repository) {
        for text in source.files(in: "Extras/Headless/Sources/").values {
            let lines = text.matches(of: /(?m)^(public|open).*/).map { String($0.0) }
            for name in lines.flatMap(\.types) { places[name.lowercased()] = "SwiftUI or UIKit" }
        }
        for (path, text) in files.sorted(by: { $0.key > $1.key }) where path.hasSuffix(".swift") {
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
                ? "“\(name)” ends like a package of tests" : try taken([name, "\(name)App"])
        }
    }

    /// Throws unless the model can be renamed, so that its words are not mistaken for the new name.
    func check(_ new: Noun, for old: Noun, model: [String: String]) throws {
        let sources = model.filter { $0.key.hasPrefix("Sources/") }.mapValues { Set($0[...].words) }
        for name in Set([new.singular, new.plural]).sorted() {
            try check(name) { name in
                let renaming = Renaming(from: old, to: Noun(name))
                let types = Set(model.types.map(String.init))
                let needed = Set(types.map(renaming.renamed)).subtracting(types).sorted()
                let word = name.lowered[...]
                let place = sources.keys.sorted().first { sources[$0]?.contains(word) == true }
                return try taken([name] + needed) ?? place.map { "“\(word)” is a word in \($0)" }
            }
        }
    }

    /// Suggests what is left of it as a name, or another one, if there is a problem.
    private func check(_ name: String, problem: (String) throws -> String?) throws {
        func problemOf(_ name: String) throws -> String? {
            name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) == nil
                ? "“\(name)” can't be the name of a type" : try problem(name)
        }
        guard let reason = try problemOf(name) else { return }
        let letters = name.folding(options: .diacriticInsensitive, locale: nil)
            .replacing(/Tests$/, with: "").drop { !$0.isLetter }.matches(of: /[A-Za-z0-9]+/)
        let plain = letters.map { $0.0.prefix(1).uppercased() + $0.0.dropFirst() }.joined()
        let tries = plain.isEmpty ? ["Book"] : [plain, "My\(plain)", "Book"]
        let other = try tries.first { try problemOf($0) == nil }
        throw Problem("\(reason): try \(other ?? "another name")")
    }

    /// Why one of these can't be the name of a type.
    private func taken(_ names: [String]) throws -> String? {
        for name in names {
            if let place = places[name.lowercased()] { return "“\(name)” is taken by \(place)" }
        }
        return try Self.takenByToolchain(names).map { "“\($0)” is taken by Swift or its libraries" }
    }

    /// The first of these that the compiler knows as a type or a module, or does not take for a name.
    private static func takenByToolchain(_ names: [String]) throws -> String? {
        let modules = ["Foundation", "Observation", "SwiftUI", "Testing", "XCTest"]
        let imports = modules.flatMap { ["#if canImport(\($0))", "import \($0)", "#endif"] }
        let uses = names.enumerated().flatMap { index, name in
            let word = name.lowered
            return [
                "typealias T\(index) = \(name)",
                "struct S\(index) { struct \(name) {}; enum E { case \(word) }; let \(word) = 0;"
                    + " func f(\(word): Int) -> Int { \(word) } }",
                "#if canImport(\(name))", "#error(\"There is one\")", "#endif",
            ]
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        try (imports + uses).joined(separator: "\n").write(
            to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var errors: [Int] = []
        do {
            try shell(["swiftc", "-typecheck", file.path], in: Template.here)
        } catch let problem as Problem {
            let lines = problem.text.matches(of: /\.swift:(\d+):\d+: error/)
            errors = lines.compactMap { Int($0.1) }.map { $0 - 1 - imports.count }
        }
        // Only as a type, it is not known.
        return names.enumerated().first { index, _ in
            Set(errors.filter { $0 / 5 == index }) != [5 * index]
        }?.element
    }
}
