import Testing

@testable import Presentation

/// One rule of a screen, as a scenario with what the screen shows after each step.
///
/// A line reads `step | screen`; `Feature.summary` says how a screen is written in one line.
struct Rule<Feature: ContractFeature>: Sendable {
    let name: String
    private let scenario: Scenario<Feature>
    private let expected: [String]

    init(_ name: String, _ text: String) {
        self.name = name
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        }
        let steps = lines.map { String($0[0]) }
        do throws(ScenarioError) {
            scenario = try Scenario(parsing: steps.joined(separator: "\n"))
        } catch {
            fatalError("The rule “\(name)” is not a scenario: \(error)")
        }
        expected = lines.map { $0.count == 2 ? Self.collapsed(String($0[1])) : "" }
        precondition(expected.count == scenario.lines.count, "A rule has one step a line.")
    }

    /// How a screen breaks this rule: the first step after which it does not show what it should, or
    /// that can't be taken, because it opens other requests than the rule answers.
    @MainActor
    func violation(
        cancellation: Requests.Cancellation, makeScreen: (Requests) -> FeatureScreen<Feature>
    ) async -> String? {
        let session = ScenarioSession<Feature>(cancellation: cancellation, makeScreen: makeScreen)
        let playback: Playback<Feature>
        do throws(ScenarioError) {
            playback = try await scenario.play(in: session)
        } catch {
            return "\(name): \(error)"
        }
        for (line, (state, expected)) in zip(scenario.lines, zip(playback.states, expected)) {
            let shown = Self.collapsed(Feature.summary(state))
            guard shown == expected else {
                return "\(name): after “\(line.text)”, shows “\(shown)” instead of “\(expected)”"
            }
        }
        return nil
    }

    /// How one of the patterns breaks this rule, over services that honour cancellation or ignore it.
    @MainActor
    func violation(_ pattern: Pattern) async -> String? {
        for cancellation in Requests.Cancellation.allCases {
            let violation = await violation(cancellation: cancellation) { requests in
                Feature.makeScreen(pattern, content: Feature.sampleContent, requests: requests)
            }
            if let violation { return "cancellation \(cancellation): \(violation)" }
        }
        return nil
    }

    private static func collapsed(_ text: String) -> String {
        text.split(separator: " ").joined(separator: " ")
    }
}

extension Rule: CustomTestStringConvertible {
    var testDescription: String { name }
}

typealias FeatureScreen<Feature: ScenarioFeature> = Screen<Feature.State, Feature.Intent>

/// A feature with a contract that both of its patterns keep.
protocol ContractFeature: ScenarioFeature {
    /// What a screen shows, in one line.
    nonisolated static func summary(_ state: State) -> String
    nonisolated static var rules: [Rule<Self>] { get }
}
