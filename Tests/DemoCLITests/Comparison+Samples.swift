import Domain
import Scenarios

@testable import DemoCLI

@MainActor
extension Comparison<ItemsScenario> {
    static func playing(
        _ text: String, name: String = "test", items: [Item] = Item.samples
    ) async throws -> Self {
        try await Comparison(name: name, Scenario(parsing: text), content: .init(items))
    }

    /// Playbacks of different scenarios, as if the patterns had played one; with one, one pattern.
    static func disagreeing(_ texts: String..., items: [Item] = Item.samples) async throws -> Self {
        var columns: [Column] = []
        for (index, text) in texts.enumerated() {
            let pattern = ItemsScenario.patterns[index % ItemsScenario.patterns.count]
            let playback = try await Scenario(parsing: text).play(pattern, content: .init(items))
            columns.append(Column(pattern, playback))
        }
        return Comparison(
            name: "test", lines: try Scenario(parsing: texts[0]).lines, columns: columns)
    }

    func table(width: Int = 80, hasColour: Bool = false) -> String {
        let console = Console(columns: width, hasColour: hasColour)
        return ComparisonTable(self, width: width).lines.map(console.render)
            .joined(separator: "\n")
    }
}
