import DI
import Testing

@testable import DemoCLI

@MainActor
@Suite("list, add, rename and delete work on a file, through the screen of each pattern")
struct ItemsCommandTests {
    private static let text = """
        [
          {"id": "a", "name": "Apple", "kcal": 52.10},
          {"id": "日本", "name": "Cafe\u{301}"},
          {"id": "c", "name": "Che\u{202E}rry"}
        ]

        """
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox(["items": Self.text]) }

    @Test("Columns line up, and JSON gives back what is escaped", arguments: AppPattern.allCases)
    func list(pattern: AppPattern) async throws {
        let line = "list --items @items --pattern \(pattern)"
        let table = await sandbox.run(line).output
        #expect(table == "ID    NAME\na     Apple\n日本  Cafe\u{301}\nc     Che\\u202erry\n")
        let json = await sandbox.run("\(line) --format json")
        #expect(!json.output.unicodeScalars.contains("\u{202E}"))
        let items = try json.items()
        #expect(items.map { $0["name"] } == ["Apple", "Cafe\u{301}", "Che\u{202E}rry"])
        #expect(items.map { $0["id"] } == ["a", "日本", "c"])
        // Without a file, the samples are listed.
        #expect(await sandbox.run("list").output == "ID  NAME\na   Apple\nb   Banana\nc   Cherry\n")
    }

    @Test("An item is renamed, added, deleted, and all else stays", arguments: AppPattern.allCases)
    func changes(pattern: AppPattern) async throws {
        let rename = await sandbox.run("rename --items @items --pattern \(pattern) -- a \u{A0}-x")
        #expect(rename == Sandbox.Outcome(output: "Renamed “a” from “Apple” to “-x”.\n"))
        let add = await sandbox.run("add Fig\u{A0} --items @items --pattern \(pattern)")
        #expect(add.output.wholeMatch(of: /Added “[0-9a-f]{32}” \(“Fig”\)\.\n/) != nil)
        let list = await sandbox.run("list --items @items --format json")
        let names = try list.items().map { $0["name"] }
        #expect(names == ["-x", "Cafe\u{301}", "Che\u{202E}rry", "Fig"])
        #expect(await sandbox.run("add Fig").output.hasSuffix(" The samples are kept nowhere.\n"))
        let delete = await sandbox.run("delete --items @items --pattern \(pattern) -- c")
        #expect(delete == Sandbox.Outcome(output: "Deleted “c” (“Che\\u202erry”).\n"))
        #expect(try sandbox.text(of: "items").contains("52.10"))
        #expect(try !sandbox.text(of: "items").contains("rry"))
        let again = await sandbox.run("delete --items @items --pattern \(pattern) -- -x")
        let error = "DemoCLI: “items” has no item “-x”; list shows its ids\n"
        #expect(again == Sandbox.Outcome(error: error, code: .failed))
    }

    @Test(
        "What can't be saved changes nothing",
        arguments: [
            ("add \u{200B}", ExitCode.usage, "The name is blank. Give the item a name."),
            ("rename a \u{200B}", .usage, "The name is blank. Give the item a name."),
            ("rename x Fig", .failed, "“items” has no item “x”; list shows its ids"),
        ])
    func notSaved(command: String, code: ExitCode, error: String) async throws {
        let outcome = await sandbox.run("\(command) --items @items")
        #expect(outcome == Sandbox.Outcome(error: "DemoCLI: \(error)\n", code: code))
        #expect(try sandbox.text(of: "items") == Self.text)
    }

    @Test("A damaged file is named, and the place in it", arguments: AppPattern.allCases)
    func damaged(pattern: AppPattern) async throws {
        let sandbox = try Sandbox(["bad": #"[{"id": "a"}]"#])
        let list = await sandbox.run("list --items @bad --pattern \(pattern)")
        let delete = await sandbox.run("delete a --items @bad --pattern \(pattern)")
        #expect(list == delete)
        #expect(list.code == .badData)
        #expect(list.error.hasPrefix("DemoCLI: bad: "))
        #expect(list.error.contains("Key 'name' not found"))
        #expect(list.error.filter(\.isNewline).count == 1)
    }
}
