import Explorer
import Scenarios

/// One scenario, played in each pattern.
struct Comparison<F: Feature>: Sendable {
    /// What one pattern showed.
    struct Column: Sendable {
        let pattern: Pattern<F>
        let playback: Playback<F>
        /// What the screen showed at first and after each step.
        let screens: [[ScreenField]]

        init(_ pattern: Pattern<F>, _ playback: Playback<F>) {
            self.pattern = pattern
            self.playback = playback
            screens = ([playback.start] + playback.states).map(\.fields.flattened)
        }

        /// What a step changed.
        func changed(by index: Int) -> [ScreenField] {
            screens[index + 1].changed(since: screens[index])
        }
    }

    let name: String
    let lines: [Scenario<F>.Line]
    let columns: [Column]
    /// The steps after which not all patterns are in the same state.
    let different: Set<Int>

    @MainActor
    init(
        name: String, _ scenario: Scenario<F>, content: F.Content = F.sampleContent,
        cancellation: Requests.Cancellation
    ) async throws(ScenarioError) {
        var columns: [Column] = []
        for pattern in F.patterns {
            let playback = try await scenario.play(
                pattern, content: content, cancellation: cancellation)
            columns.append(Column(pattern, playback))
        }
        self.init(name: name, lines: scenario.lines, columns: columns)
    }

    init(name: String, lines: [Scenario<F>.Line], columns: [Column]) {
        self.name = name
        self.lines = lines
        self.columns = columns
        different = Set(
            lines.indices.filter { index in
                columns.contains {
                    $0.playback.states[index] != columns[0].playback.states[index]
                }
            })
    }

    var isEqual: Bool { different.isEmpty }

    /// In which fields the other patterns differ from the first, after a step.
    func differences(at index: Int) -> [FieldDifference] {
        guard different.contains(index) else { return [] }
        return columns.dropFirst().flatMap {
            columns[0].playback.states[index].differences(from: $0.playback.states[index])
        }
    }

    /// Whether the patterns agree, in words.
    var verdict: String {
        let steps = lines.count.counted("step")
        guard let first = different.min() else {
            return "Equal: the patterns agree after each of \(steps)."
        }
        return
            "Different: the patterns disagree after \(different.count.grouped) of \(steps), first "
            + "after step \(first + 1), \(lines[first].text.quoted)."
    }
}
