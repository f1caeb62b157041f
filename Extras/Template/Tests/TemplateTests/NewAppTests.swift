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
        #expect(
            repository.features.map(\.noun.singular) == [
                "Counter", "Item", "Login", "Notes", "User",
            ]
                || repository.features.map(\.noun.singular).contains("Note"))
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
        #expect(files.count <= 130 || features.count > 2)
    }

    @Test(
        "An app that can't be made is refused with the reason",
        arguments: [
            (
                "Store", "items", [],
                "“Store” is a type in Sources/Presentation/MVIKit/Store.swift: try StoreEntry"
            ),
            (
                "Shelf", "chess", [],
                "--features “chess” is not known; it can be: items,login,users,counter,notes"
            ),
            (
                "Shelf", "items,notes", [],
                "tabs are behind a login, and the first has the items: try --features items,login,notes"
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
                "Shelf", "items", ["Item=Name"],
                "“name” is a word in Sources/Data/Items/JSONFileItemRepository.swift: try NameEntry"
            ),
        ])
    func refused(name: String, features: String, entities: [String], message: String) {
        #expect(throws: Problem(message)) {
            try NewApp(
                name, pattern: .mvvm, features: features.split(separator: ",").map(String.init),
                entities: entities, from: repository)
        }
    }

    @Test("A feature lies in each layer, and in the lists of the app", arguments: Kind.allCases)
    func feature(kind: Kind) throws {
        let app = try NewApp(
            "Shelf", pattern: .mvi, features: ["items", "login"], entities: [], from: repository)
        let target = Repository(files: app.files)
        let files = try NewFeature(
            "Order", plural: nil, kind: kind, from: repository, into: target
        ).files
        let noun = kind == .list ? "Orders" : "Order"
        #expect(files["Sources/Presentation/\(noun)/MVI/\(noun)Reducer.swift"] != nil)
        #expect(files["Tests/PresentationTests/\(noun)/MVI/\(noun)ReducerTests.swift"] != nil)
        let repository = files["Sources/Data/\(noun)/JSONFileOrderRepository.swift"]
        #expect((repository != nil) == (kind != .blank))
        let place = try #require(files["Sources/Domain/Place/Place.swift"])
        #expect(place.contains("case items\n    case \(noun.lowered)\n"))
        #expect(!files.keys.contains { $0.contains("MVVM") })
    }

    @Test(
        "A feature that can't be made is refused with the reason",
        arguments: [
            ("Item", "“Item” is a type in Sources/Domain/Items/Item.swift: try ItemEntry"),
            (
                "Settings",
                "“Settings” may be a plural: name one of them and say --plural, or try --kind form or blank, whose name stays"
            ),
            (
                "Button",
                "“Button” is a type in Extras/Headless/Sources/SwiftUI/Button.swift: try ButtonEntry"
            ),
        ])
    func refusedFeature(name: String, message: String) {
        #expect(throws: Problem(message)) {
            try NewFeature(name, plural: nil, kind: .list, from: repository, into: repository)
        }
    }
}
