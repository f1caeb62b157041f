/// One rule of a screen, as a scenario with what the screen shows after each step.
///
/// A line reads `step | screen`. A line without a bar is a step whose screen is of no interest.
public struct Rule<Feature: ExploredFeature>: Sendable {
    public let name: String
    private let scenario: Scenario<Feature>
    private let expected: [String?]
    private let summary: @Sendable (Feature.State) -> String

    /// `summary` says how this rule writes a screen. Traps when the text is not a scenario, which is a
    /// mistake of the contract.
    public init(
        _ name: String, _ text: String,
        showing summary: @escaping @Sendable (Feature.State) -> String = Feature.summary
    ) {
        self.name = name
        self.summary = summary
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        }
        let steps = lines.map { String($0[0]) }
        do throws(ScenarioError) {
            scenario = try Scenario(parsing: steps.joined(separator: "\n"))
        } catch {
            fatalError("The rule “\(name)” is not a scenario: \(error)")
        }
        expected = lines.map { $0.count == 2 ? Self.collapsed(String($0[1])) : nil }
        precondition(expected.count == scenario.lines.count, "A rule has one step a line.")
    }

    /// What is done, without what is shown.
    public var steps: [ScenarioStep<Feature.Step>] { scenario.lines.map(\.step) }

    /// How the screen of a pattern breaks this rule; nil if it keeps it.
    ///
    /// Names the first step after which it does not show what it should, or that is impossible, because
    /// the screen has opened other requests than the rule answers.
    @MainActor
    public func violation(
        _ pattern: Pattern<Feature>, cancellation: Requests.Cancellation
    ) async -> String? {
        let playback: Playback<Feature>
        do throws(ScenarioError) {
            playback = try await scenario.play(
                pattern, content: Feature.sampleContent, cancellation: cancellation)
        } catch {
            return "\(name): \(error)"
        }
        for (line, (state, expected)) in zip(scenario.lines, zip(playback.states, expected)) {
            let shown = Self.collapsed(summary(state))
            if let expected, shown != expected {
                return "\(name): after “\(line.text)”, shows “\(shown)” instead of “\(expected)”"
            }
        }
        return nil
    }

    private static func collapsed(_ text: String) -> String {
        text.split(separator: " ").joined(separator: " ")
    }
}
