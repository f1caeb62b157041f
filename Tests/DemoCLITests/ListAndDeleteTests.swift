import Foundation
import Scenarios
import Testing

@Suite(
    "list and delete do their work on the file, through the screen of each pattern",
    .timeLimit(.minutes(5)))
struct ListAndDeleteTests {
    private static let text = """
        [
          {"id": "a", "name": "Apple", "kcal": 52.10},
          {"id": "日本", "name": "Cafe\u{301}", "tags": ["x", null]},
          {"id": "c", "name": "Cherry"}
        ]

        """
    private static let patterns = ItemsScenario.patterns.map(\.name)

    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox(["items.json": Self.text])
    }

    @Test("Columns line up", arguments: patterns)
    func columns(pattern: String) throws {
        let outcome = try sandbox.run("DemoCLI list --items items.json --pattern \(pattern)")
        #expect(outcome.code == 0)
        #expect(outcome.output == "ID    NAME\na     Apple\n日本  Cafe\u{301}\nc     Cherry\n")
    }

    @Test("As JSON, each item is an object", arguments: patterns)
    func json(pattern: String) throws {
        let outcome = try sandbox.run(
            "DemoCLI list --items=items.json --pattern=\(pattern) --format=json")
        let items = try JSONDecoder().decode(
            [[String: String]].self, from: Foundation.Data(outcome.output.utf8))
        #expect(items.map { $0["id"] } == ["a", "日本", "c"])
        #expect(items.map { $0["name"] } == ["Apple", "Cafe\u{301}", "Cherry"])
    }

    @Test("Without a file, the sample items are listed")
    func sample() throws {
        #expect(
            try sandbox.run("DemoCLI list").output
                == "ID  NAME\na   Apple\nb   Banana\nc   Cherry\n")
    }

    @Test("A delete leaves the other records as they are", arguments: patterns)
    func delete(pattern: String) throws {
        let outcome = try sandbox.run(
            "DemoCLI delete 日本 c --items items.json --pattern \(pattern)")
        #expect(outcome.code == 0)
        #expect(outcome.error.isEmpty)
        #expect(outcome.output == "Deleted “日本” (“Cafe\u{301}”).\nDeleted “c” (“Cherry”).\n")
        let rest = try sandbox.text(of: "items.json")
        #expect(rest.contains("\"kcal\": 52.10"))
        #expect(!rest.contains("Cherry"))
    }

    @Test("What can be deleted is, and the rest is named", arguments: patterns)
    func unknown(pattern: String) throws {
        let outcome = try sandbox.run(
            "DemoCLI delete a x c a --items items.json --pattern \(pattern)")
        #expect(outcome.code == 1)
        #expect(outcome.output == "Deleted “a” (“Apple”).\nDeleted “c” (“Cherry”).\n")
        #expect(outcome.error == "DemoCLI: “x”: There is no item “x”.\n")
        #expect(
            try sandbox.run("DemoCLI list --items items.json").output
                == "ID    NAME\n日本  Cafe\u{301}\n")
    }

    @Test("A dry run says the same and changes nothing")
    func dryRun() throws {
        let outcome = try sandbox.run("DemoCLI delete a x --dry-run --items items.json")
        #expect(outcome.code == 1)
        #expect(outcome.output == "Would delete “a” (“Apple”).\n")
        #expect(outcome.error == "DemoCLI: “x”: There is no item “x”.\n")
        #expect(try sandbox.text(of: "items.json") == Self.text)
    }
}
