import Foundation
import Scenarios
import Testing

@testable import DemoCLI

@Suite(
    "What is recorded can be replayed, and a difference is named with its step and fields",
    .timeLimit(.minutes(5)))
struct RecordAndReplayTests {
    private static let head = #"{"feature":"items","format":"sidebyside-recording","version":2}"#
    private static let screen = #"{"error":null,"items":[],"loading":true,"selected":null}"#

    /// Not one of the app, whose screen changes with each feature.
    @Test("Older recordings replay", arguments: ["items", "login"])
    func fixtures(name: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name).jsonl").path
        let outcome = try Sandbox().run("DemoCLI replay '\(path)'")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("Replayed: "))
    }

    @Test("What is recorded replays", arguments: Features.all.map { $0.name })
    func roundTrip(feature: String) throws {
        let sandbox = try Sandbox()
        let recorded = try sandbox.run("DemoCLI compare --feature \(feature) --record r")
        #expect(recorded.code == 0)
        #expect(recorded.error.contains("in “r”, which holds what was typed, but no passwords"))
        #expect(try sandbox.run("stat -c %a r || stat -f %Lp r").output == "600\n")
        #expect(!(try sandbox.text(of: "r")).contains("enigma"))
        let outcome = try sandbox.run("DemoCLI replay - < r")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains(" steps of \(feature), in "))
    }

    @Test("The items of a file are recorded with it, and - is standard output")
    func items() throws {
        let sandbox = try Sandbox([
            "items.json": #"[{"id": "x", "name": "Xenia"}, {"id": "b", "name": "Bert"}]"#,
            "s": "load\nanswer 1 ok\ndelete b\nanswer 2 fail Refused.\n",
        ])
        let outcome = try sandbox.run("DemoCLI compare s --items items.json --record - | tee r")
        #expect(outcome.output.contains(#""items":["x"]"#))
        #expect(outcome.error.isEmpty)
        #expect(try sandbox.run("DemoCLI replay r").code == 0)
    }

    @Test("The first difference is named with its step and fields")
    func difference() throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.run(
            #"DemoCLI --record - | sed '4s/"selected":"b"/"selected":"c"/' | DemoCLI replay -"#)
        #expect(outcome.code == 1)
        #expect(
            outcome.output == """
                Different: \(ItemsScenario.patterns[0].title) shows something else after step 3, “select b”.
                  FIELD     RECORDED  REPLAYED
                  selected  c         b

                """)
    }

    @Test("Of two that record into one file at once, one fails")
    func race() throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.run(
            "for n in 1 2 3 4; do DemoCLI --record r >/dev/null & done; wait; DemoCLI replay r")
        #expect(outcome.code == 0)
        #expect(outcome.error.matches(of: /exists already/).count == 3)
    }

    @Test("A recording cut at any line or byte is refused")
    func cut() throws {
        let outcome = try Sandbox().run(
            """
            DemoCLI --record r >/dev/null 2>&1; size=$(wc -c < r)
            for cut in 1 2 3 10 11 12 13 14 100 500 $((size - 150)); do
                head -c -$((cut + 1)) r > cut; DemoCLI replay cut 2>/dev/null; echo $?
            done
            for line in 1 2 8 16; do sed "${line}d" r > cut; DemoCLI replay cut 2>/dev/null; echo $?; done
            """)
        #expect(outcome.output == String(repeating: "65\n", count: 15))
    }

    @Test("A long recording replays")
    func long() throws {
        let scenario = (1...500).map { "load\nanswer \($0) ok\n" }.joined()
        let sandbox = try Sandbox(["s": scenario])
        let outcome = try sandbox.run("DemoCLI compare s --record - > r; DemoCLI replay r")
        #expect(
            outcome.output.hasPrefix("Replayed: 1,000 steps of items, in "))
    }

    @Test("What is no recording is an error in its line", arguments: noRecordings)
    func noRecording(text: String, message: String) throws {
        let outcome = try Sandbox(["r": text]).run("DemoCLI replay r")
        #expect(outcome.code == 65)
        #expect(outcome.error == "DemoCLI: “r”, \(message)\n")
    }

    private static let noRecordings: [(String, String)] = [
        ("", "line 1: this is not a recording; make one with “compare --record FILE”"),
        ("load\n", "line 1: this is not a recording; make one with “compare --record FILE”"),
        (
            head.replacing("2}", with: "9}"),
            "line 1: this is a recording of version 9, and the program reads version 2; "
                + "record it again"
        ),
        (
            head.replacing("items", with: "chess") + "\n{\"steps\":0}",
            "line 1: “chess” is not a feature of this program; it has "
                + Features.all.map { $0.name }.inWords("and")
        ),
        (
            head + "\n{}\n{\"steps\":1}",
            "line 2: a step should be an object with “step” and “screen”"
        ),
        (
            step("laod"),
            "line 2: “laod” is not a step; items knows: load, select ID, deselect, "
                + "delete ID, clear-error [MESSAGE], answer N ok, answer N fail MESSAGE"
        ),
        (step(""), "line 2: “” is not one step"),
        (step("  "), "line 2: “  ” is not one step"),
        (step("# load"), "line 2: “# load” is not one step"),
        (step("load\\nload"), "line 2: “load\\nload” is not one step"),
        (step("load\\r\\n"), "line 2: “load\\r\\n” is not one step"),
        (step("load\\u2028"), "line 2: “load\\u{2028}” is not one step"),
        (
            step("load").replacing("steps\":1", with: "steps\":2"),
            "line 3: the recording is cut, or steps are missing; the last "
                + "line should be their number; record it again"
        ),
    ]

    private static func step(_ step: String) -> String {
        head + "\n{\"screen\":\(screen),\"step\":\"\(step)\"}\n{\"steps\":1}"
    }
}
