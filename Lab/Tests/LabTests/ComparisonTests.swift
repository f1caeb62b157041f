import Domain
import Explorer
import Scenarios
import Testing

@testable import Lab

@Suite("A comparison shows where the patterns disagree", .timeLimit(.minutes(5)))
@MainActor
struct ComparisonTests {
    /// Playbacks of two scenarios, as if the patterns had played one.
    private func comparison(
        _ left: String, _ right: String
    ) async throws -> Comparison<ItemsScenario> {
        var columns: [Comparison<ItemsScenario>.Column] = []
        for (text, pattern) in zip([left, right], ItemsScenario.patterns) {
            let playback = try await Scenario(parsing: text)
                .play(pattern, content: ItemsScenario.sampleContent)
            columns.append(.init(pattern, playback))
        }
        return Comparison(
            name: "test", lines: try Scenario<ItemsScenario>(parsing: left).lines, columns: columns)
    }

    private func table(_ comparison: Comparison<ItemsScenario>, hasColour: Bool) -> String {
        let console = Console(columns: 80, hasColour: hasColour)
        return ComparisonTable(comparison, width: 80).lines.map(console.render)
            .joined(separator: "\n")
    }

    @Test("A difference is marked, in its fields, and in red where there is colour")
    func difference() async throws {
        let comparison = try await comparison(
            "load\nanswer 1 ok", "load\nanswer 1 fail Offline.")
        let text = table(comparison, hasColour: false)
        #expect(!comparison.isEqual)
        #expect(text.contains("Different: the patterns disagree after 1 of 2 steps, first after"))
        #expect(text.contains("\n     ≠ items: a b c ≠ –\n     ≠ error: – ≠ Offline.\n"))
        #expect(!text.contains("\u{1B}"))
        #expect(table(comparison, hasColour: true).contains("\u{1B}[31m"))
    }

    @Test("Text from outside is escaped by scalar, and keeps its width")
    func hostile() async throws {
        let step = "load\nanswer 1 fail \u{1B}[31m\u{202E}日本語"
        let text = table(try await comparison(step, step), hasColour: true)
        #expect(text.contains("\\u{1B}[31m\\u{202E}"))
        #expect(!text.unicodeScalars.contains("\u{202E}"))
        #expect(TextWidth.of("日本語") == 6)
    }

    @Test("A word that does not fit is broken, words that fit are not")
    func wrapping() {
        #expect(TextWidth.wrapped("to be or", to: 5) == ["to be", "or"])
        #expect(TextWidth.wrapped("a bcdefgh", to: 4) == ["a", "bcde", "fgh"])
    }
}
