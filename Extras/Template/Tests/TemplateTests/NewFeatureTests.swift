import ArgumentParser
import Foundation
import Testing

@testable import Template

@Suite("Screens in an app", .timeLimit(.minutes(5)))
struct NewFeatureTests {
    private let repository: Repository

    init() throws {
        repository = try Repository(Template.here)
    }

    @Test("Each place that names the app's list also names a new list", arguments: Pattern.allCases)
    func named(pattern: Pattern) throws {
        let app = try NewApp(
            "Shelf", pattern: pattern, features: ["items", "login"], entities: [], from: repository)
        let feature = try NewFeature(
            "Order", plural: nil, kind: .list, from: repository, into: Repository(files: app.files))
        let items = Noun(singular: "Item", plural: "Items")
        let renaming = Renaming(from: items, to: feature.noun)
        let files = app.files.merging(feature.files) { $1 }.filter { path, _ in
            path.hasPrefix("Sources/") && !Repository.isKit(path)
        }
        // Only the first list of an app has these words.
        let first: Set<Substring> = ["itemsBadge", "jsonFile", "container"]
        for (path, text) in files where !items.owns(path) {
            let lines = Set(text.split(separator: "\n").map(\.code))
            for line in lines {
                let words = line.words
                guard words.contains(where: items.isNamed), first.isDisjoint(with: words) else {
                    continue
                }
                let new = renaming.renamed(String(line))
                #expect(lines.contains(new[...]), "\(path): \(new)")
            }
        }
    }

    @Test(
        "A feature has files in each layer, and lines in the app's files", arguments: Kind.allCases)
    func feature(kind: Kind) throws {
        let app = try NewApp(
            "Shelf", pattern: .mvi, features: ["items", "login"], entities: [], from: repository)
        let target = Repository(files: app.files)
        let feature = try NewFeature(
            "Order", plural: nil, kind: kind, from: repository, into: target)
        #expect(feature.byHand == [])
        let files = feature.files
        let noun = kind == .list ? "Orders" : "Order"
        #expect(files["Sources/Presentation/\(noun)/MVI/\(noun)Reducer.swift"] != nil)
        let tests = kind == .list ? "\(noun)Tests" : "MVI/\(noun)ReducerTests"
        #expect(files["Tests/PresentationTests/\(noun)/\(tests).swift"] != nil)
        let repository = files["Sources/Data/\(noun)/OnDeviceOrderRepository.swift"]
        #expect((repository != nil) == (kind != .blank))
        let live = files["Sources/DI/Container+Live.swift"] ?? ""
        #expect(live.contains("file(\"\(noun.lowered).json\")") == (kind != .blank))
        let tabs = try #require(files["Sources/Presentation/App/MainTab.swift"])
        #expect(tabs.contains("case items\n    case \(noun.lowered)\n"))
        #expect(!files.keys.contains { $0.contains("MVVM") })
    }

    @Test(
        "The parent passes the settings to the first list; a form has no events",
        arguments: Pattern.allCases)
    func settings(pattern: Pattern) throws {
        func make(_ kind: Kind, in features: [String] = ["items", "login"]) throws -> NewFeature {
            let app = try NewApp(
                "Shelf", pattern: pattern, features: features, entities: ["Item=Book"],
                from: repository)
            return try NewFeature(
                "Preferences", plural: nil, kind: kind, from: repository,
                into: Repository(files: app.files))
        }
        let list = "Sources/Presentation/Books/BooksState.swift"
        let settings = try make(.settings)
        #expect(settings.byHand == [])
        #expect(settings.files[list]?.contains("var preferences = Preferences()") == true)
        let parent = pattern == .mvvm ? "MVVM/MainViewModel" : "MVI/MainReducer"
        #expect(
            settings.files["Sources/Presentation/App/\(parent).swift"]?
                .contains("case .changed(let preferences):") == true)

        let form = try make(.form)
        #expect(form.files[list] == nil)
        #expect(!form.files.values.contains { $0.contains("PreferencesEvent") })

        // An app without tabs has no parent yet. Its list can read the preferences, too.
        let alone = try make(.settings, in: ["items"])
        #expect(alone.byHand == [])
        #expect(alone.files[list]?.contains("var preferences = Preferences()") == true)
        #expect(!alone.files.values.contains { $0.contains("ControlledApp") })
    }

    @Test(
        "A list that is added later is where the first list is, or where it is told to be",
        arguments: Pattern.allCases)
    func storage(pattern: Pattern) throws {
        func make(in first: Storage, _ chosen: Storage?) throws -> [String: String] {
            let app = try NewApp(
                "Shelf", pattern: pattern, features: ["items", "login"], entities: ["Item=Book"],
                in: first, from: repository)
            let order = try NewFeature(
                "Order", plural: nil, kind: .list, fields: ["due:date?"], in: chosen,
                from: repository, into: Repository(files: app.files))
            #expect(order.byHand == [])
            return order.files
        }
        let (folder, data) = ("Sources/Data/Orders/", "Tests/DataTests/")
        for (first, chosen, isServed) in [
            (Storage.server, nil, true), (.server, .server, true), (.server, .file, false),
            (.file, nil, false), (.file, .file, false),
        ] as [(Storage, Storage?, Bool)] {
            let files = try make(in: first, chosen)
            let line =
                isServed ? "HTTPOrderRepository(client: client)," : "OnDeviceOrderRepository("
            let container = try #require(files["Sources/DI/Container+Live.swift"])
            #expect(container.contains("            orders: \(line)"))
            #expect((files["\(folder)HTTPOrderRepository.swift"] != nil) == isServed)
            #expect((files["\(data)Support/Shared/HTTP/OrdersServer.swift"] != nil) == isServed)
            let record = try #require(files["\(folder)OnDeviceOrderRepository.swift"])
            #expect(record.contains("JSONFile") != isServed && record.contains("var due: Day?"))
            let kinds = try #require(files["\(data)Orders/OrderRepositoryKind.swift"])
            #expect(kinds.contains("OrdersServer().start()") == isServed)
        }
        #expect(throws: Problem("/ has its list in a file: try --data file")) {
            try make(in: .file, .server)
        }
    }

    @Test("The first list is the one that the app began with, not the first by name")
    func first() throws {
        let app = try NewApp(
            "Zoo", pattern: .mvvm, features: ["items", "login"], entities: ["Item=Zebra"],
            in: .server, from: repository)
        var files = app.files
        for (name, kind, storage) in [
            ("Apple", Kind.list, Storage.file), ("Bird", .list, nil), ("Taste", .settings, nil),
        ] as [(String, Kind, Storage?)] {
            let made = try NewFeature(
                name, plural: nil, kind: kind, in: storage, from: repository,
                into: Repository(files: files))
            #expect(made.byHand == [])
            files.merge(made.files) { $1 }
        }
        #expect(files["Sources/Data/Birds/HTTPBirdRepository.swift"] != nil)
        #expect(files["Sources/Presentation/Zebras/ZebrasState.swift"]?.contains("Taste") == true)
        // Each repository has a file of its own. Below, each list reads its `Place` under the key
        // with which it writes the `Place`.
        let live = try #require(files["Sources/DI/Container+Live.swift"])
        let stored = live.matches(of: /"[\w-]+\.json"/).map(\.0)
        #expect(stored.count > 2 && Set(stored).count == stored.count)
        let tabs = try #require(files["Sources/Presentation/App/MainTab.swift"])
        let keys = tabs.matches(of: /self\["(\w+)"\]/).map(\.1)
        #expect(keys == ["tab", "tab", "zebra", "zebra", "apple", "apple", "bird", "bird"])
        let view = try #require(files["Sources/Presentation/Zebras/MVVM/ZebrasMVVMView.swift"])
        #expect(view.contains("taste: viewModel.state.taste") && view.contains("taste: taste"))
    }

    @Test("A container whose list its owner has changed has a place for the settings")
    func changedContainer() throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items", "login"], entities: [], from: repository)
        var files = app.files
        let path = "Sources/DI/Container+Live.swift"
        files[path]?.replace(/\ items: OnDeviceItemRepository\(.*\),/, with: " items: mine,")
        let made = try NewFeature(
            "Preferences", plural: nil, kind: .settings, from: repository,
            into: Repository(files: files))
        #expect(made.byHand == [])
        #expect(made.files[path]?.contains("items: mine,\n            preferences: On") == true)
    }

    @Test("A screen comes after earlier screens; lines without a place are returned")
    func several() throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items", "login"], entities: [], from: repository)
        var files = app.files
        for (name, kind) in [("AddBook", Kind.form), ("About", .blank)] {
            let made = try NewFeature(
                name, plural: nil, kind: kind, from: repository, into: Repository(files: files))
            files.merge(made.files) { $1 }
        }
        let tabs = "case items\n    case addBook\n    case about\n"
        #expect(files["Sources/Presentation/App/MainTab.swift"]?.contains(tabs) == true)
        #expect(
            files["Sources/Presentation/AddBook/AddBookTexts.swift"]?.contains("\"Add Book\"")
                == true)
        files["Sources/DI/Container+Live.swift"] = "\n"
        let third = try NewFeature(
            "Story", plural: nil, kind: .list, from: repository, into: Repository(files: files))
        #expect(
            third.byHand == [
                "Sources/DI/Container+Live.swift, behind “items:”: stories: OnDeviceStoryRepository("
                    + "file: file(\"stories.json\"), initial: Story.samples),"
            ])
        files["Sources/Presentation/App/MVVM/AppMVVMView.swift"] = "\n"
        let fourth = try NewFeature(
            "Help", plural: nil, kind: .blank, from: repository, into: Repository(files: files))
        #expect(fourth.byHand.count == 1)
        #expect(fourth.byHand.first?.contains("HelpMVVMView(viewModel: main.help)") == true)
    }

    @Test(
        "A feature that can't be made is refused with the reason",
        arguments: [
            ("Item", .list, "“Item” is taken by Sources/Domain/Items/Item.swift: try MyItem"),
            (
                "Settings", .list,
                "“Settings” may be a plural: name one of them and say --plural, or try --kind form, settings or blank, whose name stays"
            ),
            ("Settings", .form, "“Settings” is taken by SwiftUI: try Preferences"),
            ("Menu", .blank, "“Menu” is taken by SwiftUI: try MyMenu"),
            ("Point", .list, "“Point” is taken by Darwin: try MyPoint"),
            // The word is in a file that has to name the new screen.
            (
                "Account", .list,
                "“account” is a word in Sources/Presentation/App/MainState.swift: try MyAccount"
            ),
        ] as [(String, Kind, String)])
    func refusedFeature(name: String, kind: Kind, message: String) throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items", "login"], entities: [], from: repository)
        #expect(throws: Problem(message)) {
            try NewFeature(
                name, plural: nil, kind: kind, from: repository, into: Repository(files: app.files))
        }
        let other = kind == .list ? Kind.form : kind
        #expect(throws: Problem("--field is for a list: leave it out, or try --kind list")) {
            try NewFeature(
                "Profile", plural: nil, kind: other, fields: ["age:int"], from: repository,
                into: Repository(files: app.files))
        }
    }

    @Test("A folder that is not a made app is refused, and so are second settings")
    func refusedTarget() throws {
        #expect(
            throws: Problem("/ is not made by Template, or is not of one pattern: check --in")
        ) {
            try NewFeature(
                "Order", plural: nil, kind: .list, from: repository,
                into: Repository(files: repository.files))
        }
        for pattern in Pattern.allCases {
            let app = try NewApp(
                "Shelf", pattern: pattern, features: ["items", "login"], entities: [],
                from: repository)
            let settings = try NewFeature(
                "Preferences", plural: nil, kind: .settings, from: repository,
                into: Repository(files: app.files))
            let files = app.files.merging(settings.files) { $1 }
            #expect(
                throws: Problem("/ has settings, which its list reads: add yours to them")
            ) {
                try NewFeature(
                    "Options", plural: nil, kind: .settings, from: repository,
                    into: Repository(files: files))
            }
        }
    }

    @Test("Options of a list are refused for another screen, and of a reference for another field")
    func options() throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items"], entities: [], from: repository)
        func make(
            _ kind: Kind, plural: String? = nil, fields: [String] = [], deleted: Deleted? = nil,
            in storage: Storage? = nil
        ) throws {
            _ = try NewFeature(
                "Order", plural: plural, kind: kind, fields: fields, deleted: deleted, in: storage,
                from: repository, into: Repository(files: app.files))
        }
        func problem(_ option: String) -> Problem {
            Problem("\(option) is for a list: leave it out, or try --kind list")
        }
        #expect(throws: problem("--field")) { try make(.form, fields: ["due:date"]) }
        #expect(throws: problem("--plural")) { try make(.blank, plural: "Orders") }
        #expect(throws: problem("--data")) { try make(.settings, in: .file) }
        #expect(throws: problem("--deleted")) { try make(.form, deleted: .empty) }
        let other = Problem(
            "--deleted is for a reference, as in \"room:Room?\": leave it out")
        #expect(throws: other) { try make(.list, fields: ["due:date"], deleted: .empty) }
        #expect(throws: Problem.self) { try make(.list, plural: "Order") }
    }

    @Test("If a screen can't be written, the app and the other files do not change")
    func unwritten() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = folder.appending(path: "Shelf")
        try NewApp(
            "Shelf", pattern: .mvvm, features: ["items"], entities: [], from: repository
        ).make(in: app)
        let git = { words in try shell(["git"] + words, in: folder) }
        try FileManager.default.removeItem(at: app.appending(path: ".git"))
        try "in the way".write(
            to: app.appending(path: "Sources/Presentation/Order"), atomically: true, encoding: .utf8
        )
        _ = try git(["init", "--quiet"])
        _ = try git(["add", "--all"])
        _ = try git([
            "-c", "user.name=A", "-c", "user.email=a@x.test", "commit", "--quiet", "-m", "A",
        ])
        try "mine".write(
            to: folder.appending(path: "beside.txt"), atomically: true, encoding: .utf8)

        let command = try AddFeature.parse(["Order", "--kind", "form", "--in", app.path])
        #expect(throws: Problem.self) { try command.run() }
        #expect(try git(["status", "--porcelain"]) == "?? beside.txt\n")
        #expect(try git(["stash", "list"]) == "")
    }

    @Test("A plural is split into words, too; a new tab is the last tab")
    func wordsAndPlaces() throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items", "login", "users", "counter"],
            entities: ["Item=FoodCategory"], from: repository)
        let texts = app.files["Sources/Presentation/FoodCategories/FoodCategoriesTexts.swift"]
        #expect(texts?.contains("\"Food Categories\"") == true)
        let made = try NewFeature(
            "About", plural: nil, kind: .blank, from: repository,
            into: Repository(files: app.files))
        #expect(
            made.files["Sources/Presentation/App/MainTab.swift"]?
                .contains("case counter\n    case about\n") == true)
    }

    @Test("A line that names a screen only after a colon does not belong to this screen")
    func behindColon() throws {
        var files = ["A.swift": "f(\n    items: a,\n    users: b,\n    resume: users.c,\n)\n"]
        let wiring = Wiring(
            text: "#\n@ A.swift\nitems: a\n+ story: d,", nouns: [Noun("Users")], skipsOthers: false
        ) { $0 }
        let byHand = try wiring.add(to: &files)
        #expect(byHand == [])
        #expect(
            files["A.swift"]
                == "f(\n    items: a,\n    users: b,\n    story: d,\n    resume: users.c,\n)\n")
    }
}
