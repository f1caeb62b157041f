import Presentation
import Testing

@testable import DemoCLI

@Suite("A comparison says where the patterns disagree")
@MainActor
struct ComparisonTableTests {
    private let console = Console(columns: 80, hasColour: false)

    @Test func aDifferenceIsMarkedAndTold() async throws {
        let comparison = try await disagreeing()
        let text = ComparisonTable(comparison, console: console).text
        #expect(!comparison.isEqual)
        #expect(
            text.contains(
                "Different: the patterns disagree after 1 of 2 steps, first after step 2, “answer 1 ok”."
            ))
        #expect(text.contains("\n    ≠ visibleItems: a b c ≠ –\n    ≠ error: – ≠ Offline.\n"))
        #expect(try JSON.text(comparison).contains(#""equal" : false"#))
    }

    @Test func colourIsUsedWhereThereIsColour() async throws {
        let comparison = try await disagreeing()
        let console = Console(columns: 80, hasColour: true)
        #expect(ComparisonTable(comparison, console: console).text.contains("\u{1B}[31m"))
    }

    /// Two playbacks of different scenarios, as if they were one scenario's.
    private func disagreeing() async throws -> Comparison<ItemsScenario> {
        let content = ItemsScenario.sampleContent
        let good = try Scenario<ItemsScenario>(parsing: "load\nanswer 1 ok")
        let bad = try Scenario<ItemsScenario>(parsing: "load\nanswer 1 fail Offline.")
        return Comparison(
            name: "test", lines: good.lines, mvvm: try await good.play(.mvvm, content: content),
            mvi: try await bad.play(.mvi, content: content))
    }
}
