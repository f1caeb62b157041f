import ArgumentParser
import Foundation
import Testing

@testable import Template

@Suite("Apps and features of this repository", .timeLimit(.minutes(5)))
struct NewAppTests {
    private let repository: Repository

    init() throws {
        repository = try Repository(Template.here)
    }

    @Test("The features are found, and what each is a list of")
    func features() {
        let nouns = repository.features
        #expect(nouns.map(\.plural) == ["Counter", "Items", "Login", "Notes", "Users"])
        #expect(nouns.map(\.singular) == ["Counter", "Item", "Login", "Note", "User"])
    }

    @Test(
        "An app has what was chosen and nothing else",
        arguments: [
            (Pattern.mvvm, ["items", "login"], ["MVI", "Users", "Notes", "HTTP"]),
            (.mvi, ["items", "login", "notes"], ["MVVM", "Users", "Counter"]),
            (.mvvm, ["items"], ["MVI", "Login", "Presentation/App", "Notes"]),
        ])
    func leftOut(pattern: Pattern, features: [String], gone: [String]) throws {
        let app = try NewApp(
            "Shelf", pattern: pattern, features: features, entities: ["Item=Book"], from: repository
        )
        let files = app.files
        let paths = files.keys.filter { !$0.hasPrefix("App/") }
        let ours = [
            "Lab/", "Extras/Server/", "Benchmarks", "Template", "DemoCLI", "SideBySide", "Items",
        ]
        for word in gone + ours {
            #expect(!paths.contains { $0.contains(word) }, "\(word)")
        }
        let words = /SideBySide|DemoCLI|\b[Tt]win\b|[Bb]oth patterns/
        #expect(files.filter { $0.value.contains(words) }.map(\.key) == [])
        #expect(files["Sources/DI/App/ShelfApp.swift"] != nil)
        #expect(files["README.md"]?.hasPrefix("# Shelf\n") == true)
        #expect(files.count <= 120 || features.count > 2)
    }

    @Test(
        "An app that can't be made is refused with the reason",
        arguments: [
            (
                "Store", "items", [],
                "“Store” is taken by Sources/Presentation/MVIKit/Store.swift: try MyStore"
            ),
            ("Main", "items", [], "“Main” is taken by App/Sources/main.swift: try MyMain"),
            ("Glibc", "items", [], "“Glibc” is taken by Swift or its libraries: try MyGlibc"),
            ("ATests", "items", [], "“ATests” ends like a package of tests: try A"),
            ("my-shelf", "items", [], "“my-shelf” can't be the name of a type: try MyShelf"),
            ("self", "items", [], "“self” can't be the name of a type: try MySelf"),
            ("9Übung 1", "items", [], "“9Übung 1” can't be the name of a type: try Ubung1"),
            ("7", "items", [], "“7” can't be the name of a type: try Book"),
            (
                "Shelf", "items,chess", [],
                "--features “chess” is not one of counter,items,login,notes,users"
            ),
            (
                "Shelf", "items", ["Thing=Book"],
                "--entity “Thing=Book” is not OLD=NEW, where OLD can be: Item"
            ),
            (
                "Shelf", "items,login,users", ["Item=Book", "User=Book"],
                "--entity Item=Book User=Book of Shelf: give each another name"
            ),
            (
                "Shelf", "items", ["Item=News"],
                "“News” may be a plural: name one and several, as in --entity Item=Person,People"
            ),
            (
                "Shelf", "items", ["Item=Class"],
                "“Class” is taken by Swift or its libraries: try MyClass"
            ),
            (
                "Shelf", "items", ["Item=Decoding"],
                "“DecodingError” is taken by Swift or its libraries: try MyDecoding"
            ),
            (
                "Shelf", "items", ["Item=Name"],
                "“name” is a word in Sources/Data/Items/JSONFileItemRepository.swift: try MyName"
            ),
        ])
    func refused(name: String, features: String, entities: [String], message: String) {
        #expect(throws: Problem(message)) {
            try NewApp(
                name, pattern: .mvi, features: features.split(separator: ",").map(String.init),
                entities: entities, from: repository)
        }
    }

    @Test(
        "What an app does not have is no name that it has", arguments: ["User", "Note", "Counter"])
    func free(name: String) throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items"], entities: ["Item=\(name)"],
            from: repository)
        #expect(app.files["Sources/Domain/\(name)s/\(name).swift"] != nil)
        #expect(app.guessed.map(\.plural) == ["\(name)s"])
    }

    @Test("A feature lies in each layer, and in the lists of the app", arguments: Kind.allCases)
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
        #expect(files["Tests/PresentationTests/\(noun)/MVI/\(noun)ReducerTests.swift"] != nil)
        let repository = files["Sources/Data/\(noun)/JSONFileOrderRepository.swift"]
        #expect((repository != nil) == (kind != .blank))
        let place = try #require(files["Sources/Domain/Place/Place.swift"])
        #expect(place.contains("case items\n    case \(noun.lowered)\n"))
        #expect(!files.keys.contains { $0.contains("MVVM") })
    }

    @Test("A screen comes behind those that were made before; what has no place is said")
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
        #expect(files["Sources/Domain/Place/Place.swift"]?.contains(tabs) == true)
        #expect(
            files["Sources/Presentation/AddBook/AddBookTexts.swift"]?.contains("\"Add Book\"")
                == true)
        files["Sources/Data/StorageError.swift"] = "\n"
        let third = try NewFeature(
            "Story", plural: nil, kind: .list, from: repository, into: Repository(files: files))
        #expect(
            third.byHand == [
                "Sources/Data/StorageError.swift: extension StoryError: StorageError {}"
            ])
        files["Sources/DI/Previews/MVVM/MVVMPreviews.swift"] = "\n"
        let fourth = try NewFeature(
            "Help", plural: nil, kind: .blank, from: repository, into: Repository(files: files))
        #expect(fourth.byHand.count == 1)
        #expect(fourth.byHand.first?.contains("HelpMVVMView(viewModel: viewModel)") == true)
    }

    @Test(
        "A feature that can't be made is refused with the reason",
        arguments: [
            ("Item", "“Item” is taken by Sources/Domain/Items/Item.swift: try MyItem"),
            (
                "Settings",
                "“Settings” may be a plural: name one of them and say --plural, or try --kind form or blank, whose name stays"
            ),
            (
                "Button",
                "“Button” is taken by SwiftUI or UIKit: try MyButton"
            ),
        ])
    func refusedFeature(name: String, message: String) {
        let app = Repository(files: repository.files.filter { !$0.key.hasPrefix("Extras/") })
        #expect(throws: Problem(message)) {
            try NewFeature(name, plural: nil, kind: .list, from: repository, into: app)
        }
    }

    @Test("A screen that can't be written leaves the app as it was, and all that lies beside it")
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

    @Test("What lies where an app would be stays; a file that git does not know is a change")
    func inTheWay() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = try NewApp(
            "Shelf", pattern: .mvi, features: ["items"], entities: [], from: repository)
        try made.make(in: folder)
        #expect(throws: Problem.self) { try made.make(in: folder) }
        let file = folder.appending(path: "mine.txt")
        try "mine".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: Problem.self) { try made.make(in: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        #expect(throws: Problem.self) { try Repository(folder, mustBeClean: true) }
    }

    @Test("A plural is put in words, too; a tab comes behind all others")
    func wordsAndPlaces() throws {
        let app = try NewApp(
            "Shelf", pattern: .mvvm, features: ["items", "login", "users", "notes"],
            entities: ["Item=FoodCategory"], from: repository)
        let texts = app.files["Sources/Presentation/FoodCategories/FoodCategoriesTexts.swift"]
        #expect(texts?.contains("\"Food Categories\"") == true)
        let made = try NewFeature(
            "About", plural: nil, kind: .blank, from: repository,
            into: Repository(files: app.files))
        #expect(
            made.files["Sources/Domain/Place/Place.swift"]?
                .contains("case notes\n    case about\n") == true)
    }
}
