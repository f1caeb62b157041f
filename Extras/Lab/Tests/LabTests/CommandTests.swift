import Explorer
import Foundation
import Scenarios
import Testing

@Suite("The command prints what it did, or one line about the problem", .timeLimit(.minutes(5)))
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
    }

    @Test("Control characters in text from outside are escaped")
    func hostile() throws {
        let step = "load\nanswer 1 fail \u{1B}[31m\u{202E}x"
        let outcome = try LabProcess(["compare", "-"], input: step)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\\u{1B}[31m\\u{202E}"))
        #expect(!outcome.output.unicodeScalars.contains("\u{202E}"))
    }

    @Test("The coverage and each famous mistake are printed in lines that fit the terminal")
    func explore() throws {
        let walks = try LabProcess("explore", "--feature", "login", "--seconds", "1")
        #expect(walks.code == 0)
        #expect(walks.output.contains("\n  3 of 3 steps of the user\n"))
        #expect(walks.output.hasSuffix("\nNo mistake is found.\n"))
        let faults = try LabProcess("explore", "--faults")
        #expect(faults.code == 0)
        #expect(faults.output.contains("“The list is the newest answer with what was saved"))
        let lines = (walks.output + faults.output).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("A rule is a row of a table, with the reason below if it is broken")
    func rules() throws {
        let all = try LabProcess("rules").output.split(separator: "\n")
        #expect(all.count { $0.hasPrefix("|") } == NoticedRule.all.count + 3)
        let missed = try LabProcess("rules", "--missed").output
        #expect(missed.contains("\n✗ plain: Two deletes fail: you read both errors.\n"))
        #expect(!missed.contains("–") && !missed.contains("Two taps delete once."))
    }

    @Test(
        "Bad input gets one line: what is wrong, where, and how to correct it",
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

    @Test(
        "A file that is not a recording makes no page",
        arguments: [
            "", "{}", "[]", #"{"acts":[],"files":[],"looks":[]}"#,
            #"""
            {"acts":[{"line":"","logs":[[],[]],"phones":[0,1],"ran":[[],[]],"seen":"","state":[],"title":"",\#
            "waiting":[]}],"files":[],"looks":[{"is":"running"}]}
            """#,
        ])
    func badRecording(input: String) throws {
        let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
        let outcome = try LabProcess(
            ["play", "--recorded", "-", "--output", page.path], input: input)
        #expect(outcome.code == 65)
        #expect(outcome.error.hasPrefix("Lab: standard input is no recording; write one with "))
        #expect(outcome.error.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: page.path))
    }

    @Test(
        "A report departs where its fault was mended, is played in both patterns, and is written as a rule"
    )
    func report() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let report = tests.appending(path: "ReportsTests/opened-by-itself.jsonl").path
        let table = try LabProcess("compare", "--report", report)
        #expect(table.code == 0 && table.error.isEmpty)
        #expect(table.output.contains(": Entry 10 departs in main.items.selectedItemID.\n"))
        #expect(table.output.hasSuffix("\nEqual: the patterns agree after each of 12 steps.\n"))
        let rule = try LabProcess("scenario", report)
        #expect(rule.code == 0 && rule.error.isEmpty)
        #expect(rule.output.hasSuffix("b=Banana, c | al@x.test items (3) : a b c : 1 2 3\n"))
    }

    @Test(
        "A report that can't be read is one line",
        arguments: [
            ("", "is empty or no file."), ("{", "The end of the report is missing."),
            ("\u{1B}[2J\u{202E}\n", "Line 1: This is no JSON"),
            (head(3, "app"), "A report of version 3 can't be read."),
            (head(1, "app"), "There are no entries."),
            (head(1, "\\u202e"), "Only a report of the whole app is a play; this is of “\\u202e”."),
            (
                head(1, "app") + #"{"n":1,"intent":{"\u001b[2J":{}}}"# + "\n",
                "Line 2: This is nothing"
            ),
            ("50 MB", "A report has at most 1000000 bytes."),
        ], ["compare --report", "scenario"])
    func badReport(report: (text: String, problem: String), command: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        // If the text itself were the argument, each run of the tests would print it.
        let isLarge = report.text == "50 MB"
        let text = isLarge ? String(repeating: " ", count: 50_000_000) : report.text
        try text.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try LabProcess(
            command.split(separator: " ").map(String.init) + [file.path], input: "")
        #expect(outcome.code == 65)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.hasPrefix("Lab: “") && outcome.error.contains(report.problem))
        #expect(outcome.error.split(separator: "\n").count == 1)
        #expect(outcome.error.unicodeScalars.allSatisfy { $0 != "\u{1B}" && $0 != "\u{202E}" })
    }

    nonisolated private static func head(_ version: Int, _ screen: String) -> String {
        #"{"app":"1","leftOut":[],"report":\#(version),"screen":"\#(screen)","system":"s"}"# + "\n"
    }

    @Test("Files that are missing, are no text, or can't be written")
    func files() throws {
        let missing = try LabProcess("compare", "no-such-file")
        #expect(missing.code == 65)
        #expect(missing.error.hasPrefix("Lab: “no-such-file” can't be read; "))
        let page = try LabProcess("play", "--output", "/no-such-folder/page.html")
        #expect(page.code == 65)
        #expect(page.error.hasPrefix("Lab: “/no-such-folder/page.html” can't be written; "))
    }
}
