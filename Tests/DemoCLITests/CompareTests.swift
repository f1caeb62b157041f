import Foundation
import Scenarios
import Testing

@testable import DemoCLI

@Suite("compare shows what a scenario leads to", .timeLimit(.minutes(5)))
@MainActor
struct CompareTests {
    @Test(
        "Every feature has its scenario, as table and as JSON",
        arguments: Features.all.map { $0.name })
    func features(name: String) throws {
        let sandbox = try Sandbox()
        let table = try sandbox.run("DemoCLI compare --feature \(name)")
        #expect(table.code == 0)
        #expect(table.output.hasPrefix("\(name): the bundled scenario"))
        #expect(table.output.split(separator: "\n").allSatisfy { TextWidth.of(String($0)) <= 80 })
        let json = try sandbox.run("DemoCLI compare --feature \(name) --format json")
        #expect(json.code == 0)
        #expect(json.output.contains(#""feature" : "\#(name)""#))
    }

    @Test("A password is shown as dots", arguments: ["table", "json", "html"])
    func password(format: String) throws {
        let outcome = try Sandbox().run(
            "printf 'email al@x.test\npassword hunter2\nsubmit\nanswer 1 ok\n' "
                + "| DemoCLI compare - --feature login --format \(format)")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("password •••"))
        #expect(!outcome.output.contains("hunter2"))
    }

    @Test("A file of items is shown and not changed", arguments: ["items", "app"])
    func items(feature: String) throws {
        let text = #"[{"id": "日本", "name": "Japan"}, {"id": "fr", "name": "France"}]"#
        let log =
            "login email al@x.test\nlogin password enigma\nlogin submit\nanswer 1 ok\nanswer 2 ok"
        let sandbox = try Sandbox([
            "items.json": text, "items": "load\nanswer 1 ok\ndelete fr\nanswer 2 ok", "app": log,
        ])
        let outcome = try sandbox.run(
            "DemoCLI compare \(feature) --items items.json --feature \(feature)")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("日本 fr"))
        #expect(try sandbox.text(of: "items.json") == text)
    }

    @Test("JSON has the feature, notes, tallies, and the same names as the table")
    func json() throws {
        let sandbox = try Sandbox(["s": "# Why\n# not?\nload\nanswer 1 fail Offline.\n"])
        let outcome = try sandbox.run("DemoCLI compare s --format json")
        #expect(outcome.code == 0)
        let document = try JSONDecoder().decode(
            Document.self, from: Foundation.Data(outcome.output.utf8))
        let pattern = ItemsScenario.patterns[0].name
        #expect(document.feature == "items")
        #expect(document.scenario == "“s”")
        #expect(document.steps.map(\.notes) == [["Why", "not?"], []])
        #expect(document.steps.map(\.step) == ["load", "answer 1 fail Offline."])
        #expect(document.steps[0].screens[pattern]?.loading == true)
        #expect(document.steps[1].screens[pattern]?.error == "Offline.")
        #expect(document.tallies[pattern]?["requestsOpened"] == 1)
        // A field without a value is there all the same.
        #expect(outcome.output.contains(#""selected" : null"#))
    }
}

private struct Document: Decodable {
    struct Step: Decodable {
        let step: String
        let notes: [String]
        let screens: [String: Screen]
    }

    struct Screen: Decodable {
        let items: [String]
        let selected: String?
        let loading: Bool
        let error: String?
    }

    let feature: String
    let scenario: String
    let steps: [Step]
    let tallies: [String: [String: Int]]
}
