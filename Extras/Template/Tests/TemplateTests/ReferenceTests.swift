import Foundation
import Testing

@testable import Template

@Suite("Fields that refer to a row of another list", .timeLimit(.minutes(5)))
struct ReferenceTests {
    private let repository: Repository
    private let jar = Noun(singular: "Jar", plural: "Jars")
    private let shelf = Noun(singular: "Shelf", plural: "Shelves")

    init() throws {
        repository = try Repository(Template.here)
    }

    /// An app with jars, and with shelves if it has a login.
    private func app(_ pattern: Pattern, features: [String] = ["items", "login"]) throws
        -> [String: String]
    {
        let files = try NewApp(
            "Larder", pattern: pattern, features: features, entities: ["Item=Jar"],
            from: repository
        ).files
        if features == ["items"] { return files }
        return files.merging(try feature(shelf, [], nil, in: files)) { $1 }
    }

    private func feature(
        _ noun: Noun, _ fields: [String], _ deleted: Deleted?, in files: [String: String]
    ) throws -> [String: String] {
        let feature = try NewFeature(
            noun.singular, plural: noun.plural, kind: .list, fields: fields, deleted: deleted,
            from: repository, into: Repository(files: files))
        #expect(feature.byHand == [])
        return feature.files
    }

    private func add(
        _ field: String, _ deleted: Deleted?, to entity: Noun? = nil,
        in files: inout [String: String], _ pattern: Pattern = .mvvm
    ) throws -> [String] {
        var fields = Fields(
            entity: entity ?? jar, pattern: pattern, source: repository, files: files,
            deleted: deleted)
        defer { files = fields.files }
        return try fields.add([field])
    }

    private func text(_ path: String, of files: [String: String]) throws -> String {
        try #require(files["Sources/\(path).swift"])
    }

    @Test("A reference is added at all its places", arguments: Pattern.allCases)
    func places(pattern: Pattern) throws {
        let app = try app(pattern)
        for deleted in Deleted.allCases { try places(of: deleted, in: app, pattern) }
    }

    private func places(of deleted: Deleted, in before: [String: String], _ pattern: Pattern) throws
    {
        var files = before
        let field = deleted == .empty ? "stands on:Shelf?" : "stands on:Shelf"
        #expect(try add(field, deleted, in: &files, pattern) == [])
        let ours = ["Owner", "Thing", "VALUE", "BLANK", "WORDS", "SHOWN", "[optional", "[refuse"]
        for (path, text) in files where before[path] != text {
            #expect(!ours.contains(where: text.contains), "\(path)")
            #expect(!path.contains(".txt") && !path.contains("Reference/"))
        }
        let container = try text("DI/Container", of: files)
        #expect(container.contains("JarsUseCases(repository: jars, shelves: shelves)"))
        #expect(container.contains("ShelvesUseCases(repository: shelves, jars: jars)"))
        #expect(
            try text("Domain/Jars/JarsUseCases", of: files).contains(
                "saveJar = SaveJarStandsOnUseCase(shelves: shelves, save: saveJar)\n"))
        #expect(
            try text("Domain/Shelves/ShelvesUseCases", of: files).contains(
                "deleteShelf = DeleteJarStandsOnUseCase(jars: jars, delete: deleteShelf)\n"))
        let rule = try text("Domain/Jars/JarStandsOn", of: files)
        #expect(rule.contains("jars.clearStandsOn(") == (deleted == .empty))
        #expect(rule.contains("jars.deleteJar(") == (deleted == .delete))
        #expect(rule.contains("throw .isStandsOnOfJar") == (deleted == .refuse))
        let error = try text("Domain/Shelves/ShelfError", of: files)
        #expect(error.contains("case isStandsOnOfJar") == (deleted == .refuse))
        let app = try text("Presentation/App/\(pattern.name)/App\(pattern.name)View", of: files)
        #expect(app.contains(".modifier(ShelfNames {"))
        let parent = pattern == .mvvm ? "MVVM/MainViewModel" : "MVI/MainReducer"
        #expect(
            try text("Presentation/App/\(parent)", of: files)
                .contains("standsOnDeleteEnded(id, isDeleted: isDeleted)"))
        #expect(files["Tests/DomainTests/Jars/JarStandsOnTests.swift"] != nil)
        #expect(files["Tests/PresentationTests/Jars/JarStandsOnTests.swift"] != nil)
    }

    @Test("Several references, also to the same list and back", arguments: Pattern.allCases)
    func several(pattern: Pattern) throws {
        var files = try app(pattern)
        let lid = Noun(singular: "Lid", plural: "Lids")
        #expect(try add("shelf:Shelf?", .delete, in: &files, pattern) == [])
        #expect(try add("next shelf:Shelf", .refuse, in: &files, pattern) == [])
        #expect(try add("best jar:Jar?", .empty, to: shelf, in: &files, pattern) == [])
        files.merge(try feature(lid, ["shelf:Shelf?"], .empty, in: files)) { $1 }
        #expect(try add("lid:Lid?", .empty, in: &files, pattern) == [])
        let container = try text("DI/Container", of: files)
        #expect(container.contains("JarsUseCases(repository: jars, shelves: shelves, lids: lids)"))
        #expect(
            container.contains("ShelvesUseCases(repository: shelves, jars: jars, lids: lids)"))
        // The last use case runs first. So the use case that refuses has to be the last.
        let rules = try text("Domain/Shelves/ShelvesUseCases", of: files)
        let order = rules.matches(of: /deleteShelf = (\w+)\(/).map { String($0.1) }
        #expect(
            order == [
                "DefaultDeleteShelfUseCase", "DeleteLidShelfUseCase", "DeleteJarShelfUseCase",
                "DeleteJarNextShelfUseCase",
            ])
        let row = try text("Presentation/Jars/Views/JarViews", of: files)
        #expect(
            row.contains(
                "captioned(shelfNames[jar.shelf], nextShelfNames[jar.nextShelf], lidNames[jar.lid])"
            ))
        let list = try text("Presentation/ScreenKit/Views/ListContent", of: files)
        #expect(list.matches(of: /case filtered/).count == 1)
        let screen =
            pattern == .mvvm ? "MVVM/ShelvesViewModel" : "MVI/ShelvesReducer"
        #expect(
            try text("Presentation/Shelves/\(screen)", of: files)
                .matches(of: /[eE]mit\(\.deleteEnded/).count == 1)
    }

    /// The last use case runs first. If another one than the refusing one ran first, a refused
    /// delete would change jars.
    @Test(
        "What refuses a delete is asked first", arguments: [Deleted.empty, .delete], [true, false])
    func refusedFirst(other: Deleted, isFirst: Bool) throws {
        for names in [["shelf", "next shelf"], ["next shelf", "shelf"]] {
            var files = try app(.mvvm)
            let fields = zip(names, isFirst ? [.refuse, other] : [other, .refuse])
            for (name, deleted) in fields {
                #expect(try add("\(name):Shelf?", deleted, in: &files) == [])
            }
            let rules = try text("Domain/Shelves/ShelvesUseCases", of: files)
            let last = rules.matches(of: /deleteShelf = DeleteJar(\w+)UseCase\(/).last?.1
            #expect(last == (names[isFirst ? 0 : 1] == "shelf" ? "Shelf" : "NextShelf"))
        }
    }

    /// A delete of a shelf reads the jars, so the server in its tests needs them. A list in a file has no server.
    @Test("The servers of the tests have both lists", arguments: [Storage.server, .file])
    func servers(storage: Storage) throws {
        let made = try NewApp(
            "Larder", pattern: .mvi, features: ["items", "login"], entities: ["Item=Jar"],
            in: .server, from: repository
        ).files
        let list = try NewFeature(
            shelf.singular, plural: shelf.plural, kind: .list, in: storage, from: repository,
            into: Repository(files: made))
        var files = made.merging(list.files) { $1 }
        #expect(try add("shelf:Shelf?", .empty, in: &files, .mvi) == [])
        #expect(try add("best jar:Jar?", .refuse, to: shelf, in: &files, .mvi) == [])
        let folder = "Tests/DataTests/Support/Shared/HTTP/"
        for (server, other) in [("Jars", "shelves"), ("Shelves", "jars")] {
            let text = files["\(folder)\(server)Server.swift"] ?? ""
            let count = text.ranges(of: "case (\"GET\", \"\(other)\", nil): return").count
            #expect(count == (storage == .server ? 1 : 0))
        }
    }

    @Test("The first field that is no reference is still the badge of a row")
    func badge() throws {
        var files = try app(.mvvm)
        _ = try add("shelf:Shelf?", .empty, in: &files)
        _ = try add("grams:int", nil, in: &files)
        let row = try text("Presentation/Jars/Views/JarViews", of: files)
        #expect(row.matches(of: /\.badge\(/).count == 1)
        #expect(row.contains(".badge(jar.grams.formatted())"))
    }

    @Test("A wrong reference is refused")
    func refused() throws {
        let app = try app(.mvvm)
        let wrong = "is no other list in a tab of the app: it has Shelf"
        let how = "say what becomes of a deleted Shelf's Jars: --deleted"
        for (field, deleted, message) in [
            ("shelf:Shelves?", .empty, "“Shelves” \(wrong)"),
            ("jar:Jar?", .empty, "“Jar” \(wrong)"),
            ("shelf:Shelf?", nil, "\(how) empty, refuse or delete"),
            ("shelf:Shelf", nil, "\(how) refuse or delete; for empty, write Shelf?"),
            ("shelf:Shelf", .empty, "\(how) refuse or delete; for empty, write Shelf?"),
            (
                "draft:Shelf?", .empty,
                "“draft” is taken, by Jar, its form or Swift: choose another name"
            ),
        ] as [(String, Deleted?, String)] {
            var files = app
            #expect(throws: Problem(message)) { try add(field, deleted, in: &files) }
        }
    }

    @Test("An app without a login has no tabs, so no reference")
    func noTabs() throws {
        let refused = Problem("“Shelf” is no other list in a tab of the app: it has none")
        var files = try app(.mvi, features: ["items"])
        #expect(throws: refused) { try add("shelf:Shelf?", .empty, in: &files, .mvi) }
        files.merge(try feature(shelf, [], nil, in: files)) { $1 }
        #expect(throws: refused) { try add("shelf:Shelf?", .empty, in: &files, .mvi) }
        #expect(throws: refused) {
            try NewApp(
                "Larder", pattern: .mvi, features: ["items"], entities: ["Item=Jar"],
                fields: ["shelf:Shelf?"], from: repository)
        }
    }

    @Test("Code is replaced, whatever its line breaks")
    func replaced() throws {
        var text = "a = f(\n    b: c,\n    d: e)\nnext\n"
        #expect(try text.insert("g()", at: "f(b: c, d: e)", replaces: true))
        #expect(text == "a = g()\nnext\n")
        #expect(try !text.insert("g()", at: "f(b: c, d: e)", replaces: true))
    }
}
