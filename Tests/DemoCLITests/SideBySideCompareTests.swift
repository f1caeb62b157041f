import DI
import Presentation
import Testing

@testable import DemoCLI

@MainActor
@Suite("compare plays a race in both patterns")
struct CompareTests {
    @Test("Without a file it is the sample, in which the patterns agree")
    func sample() async throws {
        let outcome = try await Sandbox().run("")
        #expect(outcome.code == nil)
        #expect(outcome.error == "")
        #expect(
            outcome.output.hasSuffix(
                """
                 14 answer 5 fail Offline.        items    a c             items    a c

                Equal: the patterns agree after each of 14 steps.

                On the way      MVVM  MVI
                transitions     13    13
                answersIgnored  1     1

                """))
    }

    @Test("A file has a race of one's own, with blank lines, comments and any line ends")
    func ownRace() async throws {
        let steps = "load\r\nanswer 1 ok\r\nselect b\r\n#On.\ndelete b\nanswer 2 fail  No net.\r\n"
        let outcome = try await Sandbox(["race": "  # Off.\r\n\r\n\(steps)"]).run("compare @race")
        #expect(
            outcome.output == """
                items: “race”; * marks what a step changed.

                    STEP                     MVVM                MVI

                    Off.
                  1 load                   * loading  yes      * loading  yes
                  2 answer 1 ok            * items    a b c    * items    a b c
                                           * loading  no       * loading  no
                  3 select b                 items    a b c      items    a b c
                                           * selected b        * selected b

                    On.
                  4 delete b               * items    a c      * items    a c
                                           * selected –        * selected –
                  5 answer 2 fail No net.  * items    a b c    * items    a b c
                                           * error    No net.  * error    No net.

                Equal: the patterns agree after each of 5 steps.

                On the way      MVVM  MVI
                transitions     5     5
                answersIgnored  0     0

                """)
    }

    @Test("A step that changes nothing says so")
    func nothing() async throws {
        let outcome = try await Sandbox(["race": "deselect"]).run("compare @race")
        #expect(outcome.output.contains("\n  1 deselect    nothing changes    nothing changes\n"))
        #expect(outcome.output.contains("\nEqual: the patterns agree after the only step.\n"))
    }

    @Test("Screens that differ are marked in the row")
    func different() async throws {
        let players = [Player(.mvvm), Player(.mvi)]
        _ = await players[1].play("load")
        let comparison = try await Comparison(of: "deselect\nload", name: "a race", players)
        #expect(!comparison.isEqual)
        let output = comparison.text("a race")
        #expect(output.contains("  1 deselect                    loading  yes\n"))
        #expect(output.contains("\n    ≠ the patterns are in different states\n"))
        #expect(!output.contains("Equal"))
        let hidden = [Player(.mvvm), Player(.mvi)]
        hidden[1].screen.add("f")
        #expect(try await !Comparison(of: "deselect", name: "no form", hidden).isEqual)
    }

    @Test(
        "A race that can't be played names the line",
        arguments: [
            ("load\n\nlaod", "“race”, line 3: “laod” is no step; \(help)"),
            ("load now", "“race”, line 1: “load now” is no step; \(help)"),
            ("answer 1 fail", "“race”, line 1: “answer 1 fail” is no step; \(help)"),
            ("load\nanswer 2 ok", "“race”, line 2: “answer 2 ok” \(notOpen)"),
            ("load\nanswer 1 ok\nanswer 1 ok", "“race”, line 3: “answer 1 ok” \(notOpen)"),
            (
                String(repeating: "x", count: 1_000_000),
                "“race”, line 1: “\(String(repeating: "x", count: 100))…” is no step; \(help)"
            ),
            ("# load\n\n", "“race” has no steps; \(help)"),
        ])
    func impossible(race: String, message: String) async throws {
        let outcome = try await Sandbox(["race": race]).run("compare @race")
        let expected = Sandbox.Outcome(error: "DemoCLI: \(message)\n", code: .badData)
        #expect(outcome == expected)
    }

    private nonisolated static let help = "see “swift run DemoCLI help”"
    private nonisolated static let notOpen = "is impossible, as no such request is open; \(help)"
}
