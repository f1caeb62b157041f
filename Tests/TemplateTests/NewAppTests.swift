import Foundation
import Testing

@testable import Template

@Suite(
    "An app that can't be made is refused in one line", .timeLimit(.minutes(5)))
struct NewAppTests {
    private let repository = Repository(
        folder: URL(filePath: "/x"),
        files: [
            "Sources/Scenarios/Features.swift":
                "[ItemsScenario.self, LoginScenario.self, NotesScenario.self]",
            "Sources/Scenarios/Items/ItemsScenario.swift": "enum ItemsScenario {}",
            "Sources/Scenarios/Login/LoginScenario.swift": "enum LoginScenario {}",
            "Sources/Scenarios/Notes/NotesScenario.swift": "enum NotesScenario {}",
            "Sources/Domain/Items/Item.swift": "public struct Item {\n    let name: String\n}",
            "Sources/Domain/Items/ItemRepository.swift": "protocol ItemRepository {}",
            "Sources/Presentation/Store.swift": "public final class Store {}",
        ])

    @Test("A list is of what it stores, and a login of nothing")
    func nouns() {
        let nouns = repository.features.map(\.noun)
        #expect(
            nouns == [
                Noun(singular: "Item", plural: "Items"), Noun(singular: "Login", plural: "Login"),
                Noun(singular: "Notes", plural: "Notes"),
            ])
    }

    @Test(
        "The message names the thing and the remedy",
        arguments: [
            ("new", "new needs a name, as in “new Shelf”"),
            ("new Shelf Rack", "new takes one name, not also “Rack”"),
            ("new Shelf --to", "--to needs a value; see “swift run Template”"),
            (
                "new Shelf --in x",
                "“--in” is not an option of new; it has: --to, --pattern, "
                    + "--features, --entity, --plural, --dry-run"
            ),
            ("new shelf", "“shelf” begins with a small letter: name an app Shelf"),
            ("new my-shelf", "“my-shelf” is no name for an app: use letters, such as Book"),
            ("new Store", "“Store” is the name of something else: choose another name for an app"),
            (
                "new Domain",
                "“Domain” is the name of something else: choose another name for an app"
            ),
            ("new Shelf --pattern x", "--pattern “x” is not known; it can be: mvvm, mvi, both"),
            (
                "new Shelf --features x",
                "--features “x” is not known; it can be: items, login, notes, all"
            ),
            (
                "new Shelf --features login",
                "--features login needs items, as in “--features items,login”"
            ),
            (
                "new Shelf --features notes",
                "--features notes needs login, as in “--features items,login,notes”"
            ),
            ("new Shelf --plural Books", "--plural needs an --entity, as in “--entity Item=Book”"),
            (
                "new Shelf --entity Book",
                "--entity “Book” is not OLD=NEW, where OLD can be: Item"
            ),
            (
                "new Shelf --entity Item=Class",
                "“class” is a keyword of Swift: choose another name for a feature"
            ),
            (
                "new Shelf --entity Item=Name",
                "“name” is a word of Sources/Domain/Items/Item.swift already: choose another name"
            ),
        ])
    func refused(words: String, message: String) {
        #expect(problem(words)?.message == message)
        #expect(problem(words)?.code == .usage)
    }

    @Test("What can be made is not refused, and help is no app")
    func accepted() throws {
        #expect(problem("new Shelf --features all --entity Item=Book --pattern both") == nil)
        #expect(try Options(["help"]) == nil)
    }

    @Test(
        "A plural is regular English",
        arguments: [
            ("Book", "Books"), ("Category", "Categories"), ("Day", "Days"), ("Box", "Boxes"),
            ("Address", "Addresses"), ("Branch", "Branches"),
        ])
    func plural(noun: String, plural: String) {
        #expect(Names.plural(of: noun) == plural)
    }

    private func problem(_ words: String) -> Problem? {
        do throws(Problem) {
            guard let options = try Options(words.split(separator: " ").map(String.init)) else {
                return nil
            }
            _ = try NewApp(options, from: repository)
            return nil
        } catch {
            return error
        }
    }
}
