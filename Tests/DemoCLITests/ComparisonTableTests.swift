import Domain
import Scenarios
import Testing

@testable import DemoCLI

@Suite("A comparison is a table in the room that there is", .timeLimit(.minutes(5)))
@MainActor
struct ComparisonTableTests {
    private func text(_ comparison: Comparison<ItemsScenario>, width: Int = 80) -> String {
        comparison.table(width: width)
    }

    @Test("With one pattern there is one column, and nothing is said of equality")
    func onePattern() async throws {
        let comparison = try await Comparison.disagreeing("load\nanswer 1 ok")
        let text = text(comparison)
        #expect(!text.contains("qual") && !text.contains("ifferen"))
        #expect(text.contains("\n  2 answer 1 ok * items   a b c\n"))
        #expect(!(try JSON.text(comparison)).contains("equal"))
        #expect(!ComparisonPage(comparison).html.text.contains("verdict\">"))
    }

    @Test("Under 60 columns, one pattern comes after the other", arguments: [59, 40, 30])
    func narrow(width: Int) async throws {
        let text = text(try await .playing("load\nanswer 1 ok\nselect b"), width: width)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
        let first = ItemsScenario.patterns.map { "    \($0.title)\n    * loading yes\n" }
        #expect(
            text.replacing("loading  yes", with: "loading yes").contains(
                "  1 load\n" + first.joined()))
    }

    @Test("A step is one, steps are many")
    func plural() {
        #expect(1.counted("step") == "1 step")
        #expect(1_000.counted("step") == "1,000 steps")
    }

    @Test("Of a hundred thousand items, few are shown with a count")
    func long() async throws {
        let items = (1...100_000).map { Item(id: "\($0)", name: "") }
        let comparison = try await Comparison.playing("load\nanswer 1 ok\ndelete 2", items: items)
        let text = text(comparison)
        #expect(text.contains("1 2 3 … 99,997"))
        #expect(text.contains("1 3 4 … 99,996"))
        #expect(text.count < 2_000)
        #expect(ComparisonPage(comparison).html.text.contains("<bdi>1 2 3 … 99,997 more</bdi>"))
    }

    @Test("Where long lists differ is shown")
    func longDifference() {
        let lists = [nil, "x"].map { extra in (1...30).map { $0 == 20 ? extra ?? "20" : "\($0)" } }
        let differences = FieldDifference.between(
            [ScreenField("items", .list(lists[0]))], [ScreenField("items", .list(lists[1]))])
        #expect(
            differences.map(\.description) == [
                "items: 19 before … 20 21 22 … 8 more ≠ 19 before … x 21 22 … 8 more"
            ])
    }

    @Test("An id that has spaces is in quotes")
    func quotedIDs() {
        #expect(ScreenField.Value.list(["a b", "c", ""]).text == "“a b” c “”")
    }
}
