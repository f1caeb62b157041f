import Foundation
import Testing

@Suite("list and delete do their work on the file, through either pattern")
struct ListAndDeleteTests {
    private static let text = """
        [
          {"id": "a", "name": "Apple", "kcal": 52.10},
          {"id": "日本", "name": "Cafe\u{301}", "tags": ["x", null]},
          {"id": "c", "name": "Cherry"}
        ]

        """

    @Test(arguments: ["mvvm", "mvi"]) func columnsLineUp(pattern: String) throws {
        let file = try TemporaryFile(Self.text)
        let outcome = try Program.run("list", "--items", file.path, "--pattern", pattern)
        #expect(outcome.code == 0)
        #expect(outcome.output == "ID    NAME\na     Apple\n日本  Cafe\u{301}\nc     Cherry\n")
    }

    @Test(arguments: ["mvvm", "mvi"]) func asJSONEachItemIsAnObject(pattern: String) throws {
        let file = try TemporaryFile(Self.text)
        let outcome = try Program.run(
            "list", "--items=\(file.path)", "--pattern=\(pattern)", "--format=json")
        let items = try JSONDecoder().decode(
            [[String: String]].self, from: Foundation.Data(outcome.output.utf8))
        #expect(items.map { $0["id"] } == ["a", "日本", "c"])
        #expect(items.map { $0["name"] } == ["Apple", "Cafe\u{301}", "Cherry"])
    }

    @Test func withoutAFileTheSampleItemsAreListed() throws {
        #expect(try Program.run("list").output == "ID  NAME\na   Apple\nb   Banana\nc   Cherry\n")
    }

    @Test(arguments: ["mvvm", "mvi"]) func deletingLeavesTheRestAsItWas(pattern: String) throws {
        let file = try TemporaryFile(Self.text)
        let outcome = try Program.run(
            "delete", "日本", "c", "--items", file.path, "--pattern", pattern)
        #expect(outcome.code == 0)
        #expect(outcome.error.isEmpty)
        #expect(outcome.output == "Deleted 日本 (Cafe\u{301}).\nDeleted c (Cherry).\n")
        #expect(try file.text == "[\n  {\"id\": \"a\", \"name\": \"Apple\", \"kcal\": 52.10}\n]\n")
    }

    @Test(arguments: ["mvvm", "mvi"]) func whatCanBeDeletedIs(pattern: String) throws {
        let file = try TemporaryFile(Self.text)
        let outcome = try Program.run(
            "delete", "a", "x", "c", "a", "--items", file.path, "--pattern", pattern)
        #expect(outcome.code == 1)
        #expect(outcome.output == "Deleted a (Apple).\nDeleted c (Cherry).\n")
        #expect(outcome.error == "DemoCLI: “x” is not deleted: There is no item “x”.\n")
        #expect(
            try Program.run("list", "--items", file.path).output == "ID    NAME\n日本  Cafe\u{301}\n")
    }
}
