import Presentation

/// One scenario, played through both patterns.
struct Comparison<Feature: ScenarioFeature> {
    let name: String
    let lines: [Scenario<Feature>.Line]
    let mvvm: Playback<Feature>
    let mvi: Playback<Feature>

    var isEqual: Bool { mvvm.states == mvi.states }

    func isEqual(at index: Int) -> Bool { mvvm.states[index] == mvi.states[index] }
}

extension Comparison {
    @MainActor
    init(
        name: String, _ scenario: Scenario<Feature>, content: Feature.Content
    ) async throws(ScenarioError) {
        self.init(
            name: name, lines: scenario.lines,
            mvvm: try await scenario.play(.mvvm, content: content),
            mvi: try await scenario.play(.mvi, content: content))
    }
}

extension Comparison: Encodable {
    private enum Key: CodingKey {
        case scenario, equal, steps, step, mvvm, mvi
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(name, forKey: .scenario)
        try object.encode(isEqual, forKey: .equal)
        var steps = object.nestedUnkeyedContainer(forKey: .steps)
        for (index, line) in lines.enumerated() {
            var step = steps.nestedContainer(keyedBy: Key.self)
            try step.encode(line.text, forKey: .step)
            try step.encode(isEqual(at: index), forKey: .equal)
            try step.encode(ScreenRecord(mvvm.states[index].fields), forKey: .mvvm)
            try step.encode(ScreenRecord(mvi.states[index].fields), forKey: .mvi)
        }
    }
}
