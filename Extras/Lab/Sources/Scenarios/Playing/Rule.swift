/// One rule of a screen, as a scenario with the expected screen after each step.
///
/// A line is `step | screen`. After a line without a bar, the screen is not checked.
public struct Rule<Feature: ScenarioFeature>: Sendable {
    package let name: String
    /// The steps.
    public let scenario: Scenario<Feature>
    /// The expected screen after each step; nil where it is not checked.
    package let expected: [String?]
    private let summary: @Sendable (Feature.State) -> String

    /// Reads the rules from a text. Above each rule is a line with `#` and its name. `summary` returns a
    /// screen as the rules write it. Steps above the first rule are played before each rule.
    ///
    /// Traps if a rule is not a scenario, because that is an error in the contract.
    public static func all(
        _ text: [UInt8],
        showing summary: @escaping @Sendable (Feature.State) -> String = Feature.summary
    ) -> [Rule] {
        var parts = ("\n" + Feature.text(text))
            .split(separator: "\n# ", omittingEmptySubsequences: false)
        let beginning = parts.removeFirst().split(separator: "\n").map(String.init)
        return parts.map { part in
            let lines = part.split(separator: "\n").map(String.init)
            return Rule(lines[0], beginning + lines.dropFirst(), summary)
        }
    }

    private init(
        _ name: String, _ lines: [String],
        _ summary: @escaping @Sendable (Feature.State) -> String
    ) {
        self.name = name
        self.summary = summary
        let lines = lines.map {
            $0.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        }
        do throws(ScenarioError) {
            scenario = try Scenario(parsing: lines.map { $0[0] }.joined(separator: "\n"))
        } catch {
            fatalError("The rule “\(name)” is not a scenario: \(error)")
        }
        expected = lines.map { $0.count == 2 ? Self.collapsed(String($0[1])) : nil }
        precondition(expected.count == scenario.lines.count, "A rule has one step a line.")
    }

    /// How the screen of a pattern breaks this rule; nil if the screen keeps the rule.
    ///
    /// Names the first step after which the screen differs from the rule. Or names the first
    /// impossible step: an answer to a request that the screen has not opened. If `isLeft`, the
    /// screen is released after the last step. The release must cancel the newest request if it is
    /// a read, and must cancel no write.
    @MainActor
    public func violation(
        _ pattern: Pattern<Feature>, cancellation: Requests.Cancellation, isLeft: Bool = false
    ) async -> String? {
        let play = Play(cancellation, makeScreen: pattern.makeScreen(over: Feature.sampleContent))
        var violation: String?
        for (line, expected) in zip(scenario.lines, expected) where violation == nil {
            do throws(RequestProblem) {
                try await play.take(line.step)
                let shown = summary(of: play.state)
                if let expected, shown != expected {
                    violation = "after “\(line.text)”, shows “\(shown)” instead of “\(expected)”"
                } else if play.hidesItsChange {
                    violation =
                        "after “\(line.text)”, the state has changed, and no observer was notified"
                }
            } catch {
                violation = "line \(line.number): \(error.text)"
            }
        }
        if isLeft { _ = await play.release() }
        if isLeft, let newest = play.requests.all.last, newest.isCancelled != (newest.kind == .read)
        {
            violation =
                "when left, “\(newest.name)” \(newest.isCancelled ? "is cancelled" : "goes on")"
        }
        await play.end()
        return violation.map { "\(name): \($0)" }
    }

    /// The screen in this state, in the form that this rule uses.
    package func summary(of state: Feature.State) -> String { Self.collapsed(summary(state)) }

    private static func collapsed(_ text: String) -> String {
        text.split(separator: " ").joined(separator: " ")
    }
}
