import ArgumentParser
import Foundation
import Testing

@testable import Template

@Suite("Fields of an entity", .timeLimit(.minutes(5)))
struct FieldTests {
    private let repository: Repository
    private let jar = Noun(singular: "Jar", plural: "Jars")

    init() throws {
        repository = try Repository(Template.here)
    }

    private func app(
        _ pattern: Pattern, features: [String] = ["items", "login"], _ fields: [String] = []
    ) throws -> [String: String] {
        try NewApp(
            "Larder", pattern: pattern, features: features, entities: ["Item=Jar"], fields: fields,
            from: repository
        ).files
    }

    private func add(
        _ field: String, to files: inout [String: String], _ pattern: Pattern = .mvvm
    ) throws -> [String] {
        var fields = Fields(entity: jar, pattern: pattern, source: repository, files: files)
        defer { files = fields.files }
        return try fields.add([field])
    }

    @Test("Each type of field is added at all its places", arguments: Pattern.allCases)
    func places(pattern: Pattern) throws {
        for features in [["items"], ["items", "login"]] {
            var files = try app(pattern, features: features)
            for type in ["text", "number", "int", "decimal", "date", "bool"] {
                for mark in ["", "?"] {
                    let field = "my \(type)\(mark == "" ? "" : " too"):\(type)\(mark)"
                    #expect(try add(field, to: &files, pattern) == [], "\(field)")
                }
            }
            let words = /\b(?:Thing|VALUE\d|TYPED?|FORM|PLAIN|BLANK|WORDS|SHOWN|SOME|PATH)\b/
                .wordBoundaryKind(.simple)
            let left = files.filter { $0.key.contains("/Jars/") && $0.value.contains(words) }
            #expect(left.map(\.key) == [])
            let model = try #require(files["Sources/Domain/Jars/Jar.swift"])
            #expect(model.contains("    public var myBoolToo: Bool?\n\n    public init("))
        }
    }

    @Test("The name becomes a property and a label; several fields keep their order")
    func names() throws {
        let files = try app(.mvi, ["best before:date?", "Grams : int", "note-text:text?"])
        let model = try #require(files["Sources/Domain/Jars/Jar.swift"])
        let properties = model.matches(of: /public var (\w+: [\w?]+)\n/).map { String($0.1) }
        #expect(
            properties == ["name: String", "bestBefore: Day?", "grams: Int", "noteText: String?"])
        #expect(
            model.contains(
                "name: String, bestBefore: Day? = nil, grams: Int = 0, noteText: String? = nil) {"))
        let texts = try #require(files["Sources/Presentation/Jars/JarsTexts.swift"])
        #expect(texts.contains("bestBeforeLabel = \"Best Before\"\n"))
        #expect(texts.contains("noteTextLabel = \"Note Text\"\n"))
        for path in ["Views/JarForm", "Views/JarViews"] {
            let view = try #require(files["Sources/Presentation/Jars/\(path).swift"])
            let labels = view.matches(of: /JarsTexts\.(\w+)Label\b/).map { String($0.1) }
            var shown: [String] = []
            for label in labels where shown.last != label { shown.append(label) }
            #expect(shown == ["bestBefore", "grams", "noteText"], "\(path)")
        }
    }

    @Test("A view sends each change to the form", arguments: Pattern.allCases)
    func bindings(pattern: Pattern) throws {
        let fields = ["brand:text", "note:text?", "grams:int", "price:decimal?", "made:date"]
        let files = try app(pattern, fields)
        let path = "Sources/Presentation/Jars/\(pattern.name)/Jars\(pattern.name)View.swift"
        let view = try #require(files[path])
        for name in fields.map({ $0.prefix { $0 != ":" } }) {
            let method = "type" + name.prefix(1).uppercased() + name.dropFirst()
            let change =
                pattern == .mvvm
                ? "viewModel.\(method)($0, into: form.id)"
                : "store.send(.\(name)Changed(form.id, $0))"
            #expect(view.contains("\(method): { \(change) }"), "\(name)")
        }
    }

    @Test("The list is sorted by the first date only")
    func order() throws {
        let once = try app(.mvvm, ["made:date", "opened:date?"])
        let state = try #require(once["Sources/Presentation/Jars/JarsState.swift"])
        #expect(state.matches(of: /isListed/).count == 2)
        #expect(once["Sources/Domain/Jars/Jar.swift"]?.contains("self.made < other.made") == true)
        let maybe = try app(.mvvm, ["opened:date?", "made:date"])
        #expect(maybe.values.joined().matches(of: /func isListed/).count == 1)
        let none = try app(.mvvm, ["grams:int"])
        #expect(none["Sources/Domain/Day.swift"] == nil)
        #expect(none["Sources/Presentation/Jars/JarsState.swift"]?.contains("isListed") == false)
    }

    @Test("Files that the owner has changed stay; lines without a place are returned")
    func changed() throws {
        var files = try app(.mvvm, ["made:date"])
        let (day, table) = ("Sources/Domain/Day.swift", "Sources/Presentation/Jars/JarsTexts.swift")
        files[day] = "mine"
        files[table] = "enum JarsTexts {}"
        #expect(
            try add("opened:date?", to: &files) == [
                "\(table), behind “static let name =”: static let openedLabel = \"Opened\""
            ])
        #expect(files[day] == "mine")
        let view = "Sources/Presentation/Jars/Views/JarViews.swift"
        files[view] = nil
        #expect(try add("closed:bool", to: &files).contains { $0.hasPrefix("\(view), ") })
        #expect(files[view] == nil)
    }

    @Test("Fields can be added to any list, also to a list that was added later")
    func laterList() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = try app(.mvi, ["made:date"])
        let wine = try NewFeature(
            "Wine", plural: nil, kind: .list, fields: ["drink by:date?"], from: repository,
            into: Repository(files: files))
        #expect(wine.byHand == [])
        files.merge(wine.files) { $1 }
        try write(files, to: folder)
        _ = try shell(["git", "init", "--quiet"], in: folder)
        _ = try shell(["git", "add", "--all"], in: folder)
        _ = try shell(
            ["git", "-c", "user.name=A", "-c", "user.email=a@x.test", "commit", "-qm", "A"],
            in: folder)
        try AddField.parse(["Wine", "price:decimal", "--in", folder.path]).run()
        func properties(_ path: String) throws -> [String] {
            let path = folder.appending(path: "Sources/Domain/\(path).swift")
            let text = try String(contentsOf: path, encoding: .utf8)
            return text.matches(of: /public var (\w+): [\w?]+\n/).map { String($0.1) }
        }
        #expect(try properties("Jars/Jar") == ["name", "made"])
        #expect(try properties("Wines/Wine") == ["name", "drinkBy", "price"])
    }

    @Test("If one of several fields is refused, none is added")
    func several() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try NewApp(
            "Larder", pattern: .mvi, features: ["items"], entities: ["Item=Jar"], from: repository
        ).make(in: folder)
        let command = try AddField.parse(["Jar", "grams:int", "draft:text", "--in", folder.path])
        #expect(throws: Problem.self) { try command.run() }
        #expect(try shell(["git", "status", "--porcelain"], in: folder) == "")
    }

    @Test(
        "A wrong field is refused",
        arguments: [
            ("opened", "“opened” is no field: write a name of letters and a type"),
            ("opened:day", "“opened:day” is no field: write a name of letters and a type"),
            (":date", "“:date” is no field"), ("1st:date", "“1st:date” is no field"),
            ("is new:bool", "“isNew” is taken, by Jar"),
            ("Draft:text", "“draft” is taken, by Jar"),
            ("class:text", "“class” is taken"), ("self:text", "“self” is taken"),
            ("hash value:int", "“hashValue” is taken"), ("state:text", "“state” is taken"),
            ("fixtures:text", "“fixtures” is taken"), ("send:bool", "“send” is taken"),
            ("brand text:number", "“brandText” is taken"), ("brand:number", "“brand” is taken"),
            ("repository:text", "“repository” is taken"),
        ])
    func refused(field: String, message: String) throws {
        let problem = try #require(throws: Problem.self) {
            var files = try app(.mvvm, ["brand text:text?"])
            _ = try add(field, to: &files)
        }
        #expect(problem.description.hasPrefix(message))
    }

    @Test(
        "A text is inserted before the last closing bracket",
        arguments: [
            ("f(a: b)", "f(a:", "f(a: b, c)"),
            ("f(\n    a: g(b)\n)", "f(a:", "f(\n    a: g(b), c\n)"),
            ("f(\n    a: b,\n)", "f(", "f(\n    a: b, c\n)"),
            ("saveF(a: b); F(a: b)", "F(a:", "saveF(a: b); F(a: b, c)"),
        ])
    func inserted(source: String, place: String, expected: String) throws {
        var text = source
        #expect(try text.insert(", c", at: place))
        #expect(text == expected)
        #expect(try !text.insert(", c", at: "g(z:"))
    }
}
