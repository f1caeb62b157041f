import Foundation
import Testing

@Suite("compare shows both patterns side by side")
struct CompareTests {
    @Test func withoutArgumentsTheBundledScenarioIsPlayed() throws {
        let outcome = try Program.run()
        #expect(outcome.code == 0)
        #expect(outcome.error.isEmpty)
        #expect(outcome.output.contains("Equal: the patterns agree after each of 14 steps."))
        #expect(
            outcome.output.contains(
                "  1 load                    * loading  yes           * loading  yes"))
        #expect(outcome.output.contains("answers ignored  1     1"))
    }

    @Test func whatIsPipedHasNoColourAndFitsEightyColumns() throws {
        let output = try Program.run().output
        #expect(!output.contains("\u{1B}"))
        #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: [
        ("items", ["visibleItems", "selectedItemID", "isLoading", "error"]),
        ("login", ["email", "emailProblem", "error", "isSubmitting", "session"]),
        ("users", ["visibleUsers", "query", "isLoading", "error", "navigatedTo"]),
        ("counter", ["count", "version", "isLoading", "error"]),
        ("app", ["screen", "session", "tab", "itemCount", "path", "visibleItems", "count"]),
    ])
    func eachFeatureHasItsScenario(feature: String, keys: [String]) throws {
        let table = try Program.run("compare", "--feature", feature)
        #expect(table.code == 0)
        #expect(table.output.hasPrefix("\(feature): the bundled scenario"))
        #expect(table.output.contains("\nEqual: "))
        #expect(table.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let json = try Program.run("compare", "--feature", feature, "--format", "json")
        #expect(json.code == 0)
        #expect(json.output.contains(#""equal" : true"#))
        for key in keys { #expect(json.output.contains("\"\(key)\" : ")) }
    }

    @Test(arguments: ["table", "json"]) func noPasswordIsPrinted(format: String) throws {
        let outcome = try Program.run(
            "compare", "-", "--feature", "login", "--format", format,
            input: "email al@x.test\npassword hunter2\nsubmit\nanswer 1 ok")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("password •••"))
        #expect(!outcome.output.contains("hunter2"))
    }

    @Test func aScenarioIsReadFromAFileOrFromStandardInput() throws {
        let text = "load\nanswer 1 ok\ndelete b\n"
        let file = try TemporaryFile(text)
        let fromFile = try Program.run("compare", file.path)
        let fromInput = try Program.run("compare", "-", input: text)
        #expect(fromFile.code == 0)
        #expect(fromInput.code == 0)
        #expect(fromFile.output.contains("  3 delete b"))
        #expect(fromInput.output.contains("  3 delete b"))
    }

    @Test func theItemsOfAFileAreShownAndNotChanged() throws {
        let items = #"[{"id": "日本", "name": "Japan"}, {"id": "fr", "name": "France"}]"#
        let file = try TemporaryFile(items)
        let outcome = try Program.run(
            "compare", "-", "--items", file.path, input: "load\nanswer 1 ok\ndelete fr\nanswer 2 ok"
        )
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("* items    日本 fr"))
        #expect(try file.text == items)
    }

    @Test func asJSONEachStepHasBothScreens() throws {
        let outcome = try Program.run(
            "compare", "-", "--format", "json", input: "load\nanswer 1 fail Offline.\n")
        #expect(outcome.code == 0)
        let document = try JSONDecoder().decode(
            Document.self, from: Foundation.Data(outcome.output.utf8))
        let loading = Document.Screen(
            visibleItems: [], selectedItemID: nil, isLoading: true, error: nil)
        let failed = Document.Screen(
            visibleItems: [], selectedItemID: nil, isLoading: false, error: "Offline.")
        #expect(document.scenario == "-")
        #expect(document.equal)
        #expect(
            document.steps == [
                Document.Step(step: "load", equal: true, mvvm: loading, mvi: loading),
                Document.Step(
                    step: "answer 1 fail Offline.", equal: true, mvvm: failed, mvi: failed),
            ])
        // A field without a value is there all the same.
        #expect(outcome.output.contains(#""selectedItemID" : null"#))
    }
}

private struct Document: Decodable {
    struct Step: Decodable, Equatable {
        let step: String
        let equal: Bool
        let mvvm: Screen
        let mvi: Screen
    }

    struct Screen: Decodable, Equatable {
        let visibleItems: [String]
        let selectedItemID: String?
        let isLoading: Bool
        let error: String?
    }

    let scenario: String
    let equal: Bool
    let steps: [Step]
}
