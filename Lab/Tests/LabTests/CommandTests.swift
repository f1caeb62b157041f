import Explorer
import Foundation
import Scenarios
import Testing

@Suite("The command says what it did, or in one line why not", .timeLimit(.minutes(5)))
struct CommandTests {
    @Test("Each screen's scenario is the same in both patterns", arguments: Features.all.indices)
    func compare(index: Int) throws {
        let name = Features.all[index].name
        let table = try LabProcess("compare", "--feature", name)
        #expect(table.code == 0)
        #expect(table.error.isEmpty)
        #expect(table.output.hasPrefix("\(name): the bundled scenario, played in MVVM and MVI"))
        #expect(table.output.contains("\nEqual: the patterns agree after each of "))
        #expect(table.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(!table.output.contains("\u{1B}"))
        let json = try LabProcess("compare", "--feature", name, "--format", "json")
        #expect(json.code == 0)
        #expect(!json.output.contains(#""equal" : false"#))
    }

    @Test("Cancellation decides which answers there are", arguments: ["honoured", "ignored"])
    func cancellation(mode: String) throws {
        let outcome = try LabProcess(
            ["compare", "-", "--cancellation", mode, "--format", "json"],
            input: "load\nload\nanswer 1 ok\n")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains(#""answersIgnored" : 1"#))
    }

    @Test("What was covered is a table, and JSON")
    func explore() throws {
        let table = try LabProcess("explore", "--feature", "login", "--plays", "50")
        #expect(table.code == 0)
        let lines = table.output.split(separator: "\n")
        #expect(lines[0].hasPrefix("SCREEN  CANCELLATION  AFTER"))
        #expect(lines[1].hasPrefix("login   honoured"))
        #expect(lines.count == 3)
        let json = try LabProcess(
            "explore", "--faults", "--feature", "items", "--format", "json", "--plays", "400")
        #expect(json.code == 0)
        let rows =
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        #expect(rows?.map { $0["pattern"] as? String } == ["MVI", "MVI"])
        #expect(rows?.last?["steps"] as? Int == 4)
    }

    @Test("A mistake that is not found is a failure")
    func notFound() throws {
        #expect(
            try LabProcess("explore", "--faults", "--feature", "users", "--plays", "2").code == 1)
    }

    @Test(
        "Bad input gets one line with thing, place and remedy",
        arguments: [
            ([], "load\nselect\n", 65, "standard input, line 2: “select” should be “select ID”"),
            ([], "load\nanswer 7 ok", 65, "standard input, line 2: request 7 was never opened"),
            ([], "# Nothing\n", 65, "standard input has no steps; write one a line."),
            (["--feature", "x"], "", 64, "The value 'x' is invalid for '--feature <feature>'"),
            (["--items", "x"], "", 64, "Unknown option '--items'"),
            (["\u{1B}[31m\u{202E}"], "", 64, "Unexpected argument '\\u{1B}[31m\\u{202E}'"),
        ])
    func badInput(options: [String], input: String, code: Int, message: String) throws {
        let outcome = try LabProcess(["compare", "-"] + options, input: input)
        #expect(outcome.code == Int32(code))
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.hasPrefix("Lab: \(message)"), "\(outcome.error)")
        #expect(outcome.error.split(separator: "\n").count == 1)
    }

    @Test("A file that is not there, is no text, or can't be made")
    func files() throws {
        let missing = try LabProcess("compare", "no-such-file")
        #expect(missing.code == 66)
        #expect(missing.error.hasPrefix("Lab: “no-such-file”: No such file or directory; name a"))
        let page = try LabProcess("play", "--output", "/no-such-folder/page.html")
        #expect(page.code == 73)
        #expect(page.error.hasPrefix("Lab: “/no-such-folder/page.html”: No such file"))
    }
}
