import Domain
import Explorer
import Presentation
import Scenarios
import Testing

@testable import Lab

@Suite("A comparison shows where the patterns disagree", .timeLimit(.minutes(5)))
@MainActor
struct ComparisonTests {
    /// The table of two scenarios, as if the patterns had played one.
    private func table(_ left: String, _ right: String) async throws -> String {
        var states: [[ItemsState]] = []
        for (text, pattern) in zip([left, right], ItemsScenario.patterns) {
            states += [
                try await Scenario(parsing: text)
                    .play(pattern, content: ItemsScenario.sampleContent)
            ]
        }
        let lines = try Scenario<ItemsScenario>(parsing: left).lines
        return Comparison<ItemsScenario>(name: "test", lines: lines, states: states)
            .table(width: 80).joined(separator: "\n")
    }

    @Test("A difference is marked, in its fields")
    func difference() async throws {
        let text = try await table("load\nanswer 1 ok", "load\nanswer 1 fail Offline.")
        #expect(text.contains("Different: the patterns disagree after 1 of 2 steps, first after"))
        #expect(text.contains("\n  ≠ items: a b c ≠ –\n  ≠ error: – ≠ Offline.\n"))
    }

    @Test("Text from outside is escaped by scalar")
    func hostile() async throws {
        let step = "load\nanswer 1 fail \u{1B}[31m\u{202E}x"
        let text = try await table(step, step)
        #expect(text.contains("\\u{1B}[31m\\u{202E}"))
        #expect(!text.unicodeScalars.contains("\u{202E}"))
    }

    @Test("A word that does not fit is broken, words that fit are not")
    func wrapping() {
        #expect("to be or".wrapped(to: 5) == ["to be", "or"])
        #expect("a bcdefgh".wrapped(to: 4) == ["a", "bcde", "fgh"])
    }
}
