import Testing

@testable import Template

@Suite("Fields that are renamed and removed", .timeLimit(.minutes(5)))
struct FieldChangeTests {
    private let repository: Repository
    private let record = "Sources/Data/Jars/OnDeviceJarRepository.swift"
    private let newest = "Docs/Files/jars-1.json"
    /// Fields of each type. Some have names that each list uses for something else, too, such as
    /// `count`.
    private let types = [
        "my text:text", "title:text?", "my number:number", "count:number?", "kind:decimal",
        "my decimal:decimal?", "my date:date", "day:date?", "my bool:bool", "done:bool?",
    ]

    init() throws {
        repository = try Repository(Template.here)
    }

    private func app(_ pattern: Pattern, _ fields: [String]) throws -> Fields {
        let app = try NewApp(
            "Larder", pattern: pattern, features: ["items", "login"], entities: ["Item=Jar"],
            fields: fields, from: repository)
        return Fields(
            entity: Noun(singular: "Jar", plural: "Jars"), pattern: pattern, source: repository,
            files: app.files)
    }

    /// The lines in the sources of the jars, without their order and white space.
    private func sources(_ app: Fields) -> [String: [String]] {
        app.files.filter { $0.key.contains("/Jars/") && $0.key.hasSuffix(".swift") }.mapValues {
            $0.split(separator: "\n").map { String($0.filter { !$0.isWhitespace }) }
                .filter { !$0.isEmpty }.sorted()
        }
    }

    @Test(
        "Renamed fields are as if they had been added with these names, but for their keys",
        arguments: Pattern.allCases)
    func renamed(pattern: Pattern) throws {
        var app = try app(pattern, types)
        for field in types {
            let name = String(field.prefix { $0 != ":" })
            try app.rename(name, to: "new \(name)")
        }
        let (found, expected) = (
            sources(app), sources(try self.app(pattern, types.map { "new \($0)" }))
        )
        for (path, text) in expected where path != record {
            #expect(found[path] == text, "\(path)")
        }
        let stored = try #require(app.files[record])
        for line in ["var title: String?", "title = jar.newTitle", "newTitle: title"] {
            #expect(stored.contains(line), "\(line)")
        }
        #expect(app.files[newest] == (try self.app(pattern, types)).files[newest])
        // Renamed again and removed, a field still has its first key.
        try app.rename("new title", to: "headline")
        #expect(app.files[record]?.contains("title = jar.headline") == true)
        #expect(try app.remove("headline") == [])
        #expect(app.files[record]?.contains("title") == false)
    }

    @Test(
        "Of removed fields, only files and what shows their types are left",
        arguments: Pattern.allCases)
    func removed(pattern: Pattern) throws {
        var app = try app(pattern, types)
        for field in types { #expect(try app.remove(String(field.prefix { $0 != ":" })) == []) }
        let (found, expected) = (sources(app), sources(try self.app(pattern, [])))
        for (path, text) in expected { #expect(found[path] == text, "\(path)") }
        #expect(app.files[newest]?.contains("\"title\": \"Second\"") == true)
    }

    @Test(
        "Without one of two fields of a type, the other one is as if it were alone",
        arguments: ["text", "text?", "number", "decimal?", "date", "date?", "bool"])
    func oneOfTwo(type: String) throws {
        var app = try app(.mvi, ["first:\(type)", "second:\(type)"])
        #expect(try app.remove("second") == [])
        let (found, expected) = (sources(app), sources(try self.app(.mvi, ["first:\(type)"])))
        for (path, text) in expected { #expect(found[path] == text, "\(path)") }
    }

    @Test("A rename also changes the owner's own lines; a removal returns them")
    func owned() throws {
        var app = try app(.mvvm, ["brand:text", "grams:number"])
        let (model, texts) = (
            "Sources/Domain/Jars/Jar.swift", "Sources/Presentation/Jars/JarsTexts.swift"
        )
        app.files[model]?.replace("brand: \"First\"", with: #"brand: "a, (b] \"c" + f(["d", x])"#)
        app.files[model]?.replace("grams: 1", with: "grams: [1, 2].max { $0 < $1 } ?? 3")
        app.files[model]?.append(
            "extension Jar { var shown: String { \"\\(name), \\(brand)\" } }\n")
        app.files[texts]?.replace("\"Brand\"", with: "\"Who made it?\"")
        app.files["README.md"]?.append(
            "`Jar(id: id, name: name, brand: brand)` and `jar.brand`: a brand.\n")
        try app.rename("brand", to: "maker")
        #expect(app.files[model]?.contains(#"maker: "a, (b] \"c" + f(["d", x]), grams:"#) == true)
        #expect(app.files[texts]?.contains("makerLabel = \"Who made it?\"") == true)
        #expect(
            app.files["README.md"]?.hasSuffix("maker: brand)` and `jar.maker`: a brand.\n") == true)
        app.files[model]?.append("extension Jar { var isHeavy: Bool { grams > 1_000 } }\n")
        #expect(app.files[model]?.contains("\\(name), \\(maker)") == true)
        #expect(
            try app.remove("maker") == [
                "README.md: `Jar(id: id, name: name, maker: brand)` and `jar.maker`: a brand.",
                "\(model): extension Jar { var shown: String { \"\\(name), \\(maker)\" } }",
            ])
        #expect(
            try app.remove("grams") == [
                "\(model): extension Jar { var isHeavy: Bool { grams > 1_000 } }"
            ])
        #expect(app.files[model]?.contains("Jar(id: \"a\", name: \"Jar 1\"),") == true)
    }

    @Test("A command that adds fields writes a file with all of them; older files stay")
    func files() throws {
        var app = try app(.mvvm, ["brand:text"])
        let first = app.files[newest]
        #expect(first == "[{\"id\": \"a\", \"name\": \"A\", \"brand\": \"Second\"}]\n")
        #expect(try app.add(["made:date", "price:decimal?"]) == [])
        #expect(app.files[newest] == first)
        let added = ", \"made\": \"2030-02-15\", \"price\": 1.5}]\n"
        #expect(app.files["Docs/Files/jars-2.json"] == first?.replacing("}]\n", with: added))
        let test = try #require(app.files["Tests/DataTests/Jars/JarFilesTests.swift"])
        #expect(test.contains("#expect(newest.price == 1.5)\n"))
    }

    @Test(
        "A change that users' files forbid is refused",
        arguments: [
            (
                "name", "new",
                "each list needs “name”: only other fields can be renamed or removed"
            ),
            ("id", nil, "each list needs “id”: only other fields can be renamed or removed"),
            ("colour", nil, "“colour” is no field of Jar, which has maker, grams"),
            ("maker", "grams", "“grams” is taken, by Jar, its form or Swift"),
            ("maker", "1st", "“1st” can't be a field"),
            ("maker", "", "“” can't be a field"),
            ("maker", "draft", "“draft” is taken, by Jar"),
            // The keys of another field and of removed fields, and a key that only the record has.
            ("grams", "brand", "“brand” is in files of users"),
            ("maker", "notes", "“notes” is in files of users"),
            ("maker", "later", "“later” is in files of users"),
            ("maker", "legacy", "“legacy” is in files of users"),
        ])
    func refused(field: String, new: String?, message: String) throws {
        var app = try app(.mvvm, ["brand:text", "notes:text?", "grams:number"])
        try app.rename("brand", to: "maker")
        _ = try app.remove("notes")
        // Adds a field, and removes it again.
        _ = try app.add(["later:date?"])
        _ = try app.remove("later")
        app.files[record]?.replace("    var name:", with: "    var legacy: Int?\n    var name:")
        let problem = try #require(throws: Problem.self) {
            if let new { try app.rename(field, to: new) } else { _ = try app.remove(field) }
        }
        #expect(problem.description.hasPrefix(message))
        if let new, message.contains("files of users") {
            let same = try #require(throws: Problem.self) { try app.add(["\(new):number"]) }
            #expect(same == problem)
        }
        // A field can get back the name that is its key.
        try app.rename("maker", to: "brand")
    }
}
