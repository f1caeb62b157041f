import Scenarios

extension Comparison: Encodable {
    private struct Document: Encodable {
        let feature: String
        let scenario: String
        let equal: Bool
        let steps: [Step]
        let tallies: [String: [String: Int]]
    }

    private struct Step: Encodable {
        let step: String
        /// The comment above it.
        let notes: [String]
        let equal: Bool
        let screens: [String: [String: ScreenField.Value]]
    }

    func encode(to encoder: any Encoder) throws {
        let steps = lines.enumerated().map { index, line in
            Step(
                step: line.text, notes: line.comment, equal: !different.contains(index),
                screens: byPattern { columns[$0].playback.states[index].fields.record })
        }
        let counts = byPattern { column in
            Dictionary(uniqueKeysWithValues: self.tallies.map { ($0.name, $0.counts[column]) })
        }
        try Document(
            feature: F.name, scenario: name, equal: isEqual, steps: steps, tallies: counts
        )
        .encode(to: encoder)
    }

    private func byPattern<Value>(_ value: (Int) -> Value) -> [String: Value] {
        Dictionary(
            uniqueKeysWithValues: columns.indices.map { (columns[$0].pattern.name, value($0)) })
    }
}
