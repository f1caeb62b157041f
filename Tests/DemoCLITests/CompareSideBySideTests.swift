import Scenarios
import Testing

@testable import DemoCLI

@Suite(
    "compare shows the patterns side by side, and says where they disagree", .timeLimit(.minutes(5))
)
@MainActor
struct CompareSideBySideTests {
    @Test("Without arguments, the bundled scenario is played, in 80 columns and without colour")
    func bundled() throws {
        let outcome = try Sandbox().run("DemoCLI")
        #expect(outcome.code == 0)
        #expect(outcome.error.isEmpty)
        #expect(outcome.output.contains("Equal: the patterns agree after each of 14 steps."))
        #expect(
            outcome.output.contains(
                "  1 load                    * loading  yes           * loading  yes\n"))
        #expect(outcome.output.contains("answersIgnored  1     1"))
        #expect(!outcome.output.contains("\u{1B}"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "Every feature's scenario is the same in all patterns",
        arguments: Features.all.map { $0.name })
    func features(name: String) throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("DemoCLI --feature \(name)").output.contains("\nEqual: "))
        let json = try sandbox.run("DemoCLI --feature \(name) --format json").output
        #expect(json.contains(#""equal" : true"#))
        #expect(!json.contains(#""equal" : false"#))
    }

    @Test("After one step, the patterns agree after the only step")
    func oneStep() async throws {
        #expect(
            try await Comparison.playing("load").verdict
                == "Equal: the patterns agree after the only step.")
    }

    @Test("A difference is marked, and its fields are named as everywhere")
    func difference() async throws {
        let comparison = try await Comparison.disagreeing(
            "load\nanswer 1 ok", "load\nanswer 1 fail Offline.")
        let text = comparison.table()
        #expect(!comparison.isEqual)
        #expect(
            text.contains(
                "Different: the patterns disagree after 1 of 2 steps, first after step 2, “answer\n1 ok”."
            ))
        #expect(text.contains("\n    ≠ items: a b c ≠ –\n    ≠ error: – ≠ Offline.\n"))
        #expect(try JSON.text(comparison).contains(#""equal" : false"#))
        #expect(!text.contains("\u{1B}"))
        #expect(comparison.table(hasColour: true).contains("\u{1B}[31m"))
    }

    @Test("A difference is said and marked")
    func page() async throws {
        let comparison = try await Comparison.disagreeing(
            "load\nanswer 1 ok", "load\nanswer 1 fail Offline.")
        let page = ComparisonPage(comparison).html.text
        #expect(page.contains("≠ Different: the patterns disagree after 1 of 2 steps"))
        #expect(page.ranges(of: "≠ the patterns differ").count == 1)
        #expect(page.contains("≠ error: – ≠ Offline."))
    }
}
