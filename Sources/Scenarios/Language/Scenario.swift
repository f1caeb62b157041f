/// A list of steps that can be played through either pattern of a feature.
///
/// As text, a step is a line. Blank lines and lines that start with `#` say nothing.
public struct Scenario<Feature: ScenarioFeature>: Sendable {
    public typealias Step = ScenarioStep<Feature.Step>

    /// A step, and where and how it stands in the text.
    public struct Line: Sendable {
        /// The number of the line in the text, counted from one.
        public let number: Int
        /// The line as it may be shown, without what is secret.
        public let text: String
        public let step: Step
        /// The comment above the line, each of its lines without the `#`.
        public let comment: [String]
    }

    /// The steps in their order; blank lines and comments are not among them.
    public let lines: [Line]

    /// Numbers the steps as the lines of a text that has nothing else.
    public init(_ steps: [Step]) {
        lines = steps.enumerated().map { index, step in
            Line(number: index + 1, text: Self.shown(step), step: step, comment: [])
        }
    }

    /// Keeps the numbers and the comments of the lines, as for a part of another scenario.
    public init(lines: [Line]) {
        self.lines = lines
    }

    /// Reads a text, or throws what is wrong with the first line that can't be read.
    public init(parsing text: String) throws(ScenarioError) {
        var lines: [Line] = []
        var comment: [String] = []
        for (index, raw) in text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        )
        .enumerated() {
            let line = raw.trimmingWhitespace()
            if line.hasPrefix("#") {
                comment.append(String(line.dropFirst().trimmingWhitespace()))
            } else if !line.isEmpty {
                let step = try Self.step(line, number: index + 1)
                lines.append(
                    Line(
                        number: index + 1, text: Self.shown(String(line)), step: step,
                        comment: comment))
                comment = []
            }
        }
        self.lines = lines
    }

    /// The line that is read as this step.
    public static func text(of step: Step) -> String {
        switch step {
        case .user(let step): Feature.line(for: step)
        case .answer(let number, let answer): "answer \(number) \(answer.text)"
        }
    }

    /// The line that is read as this step, but with dots for what is secret.
    public static func shown(_ step: Step) -> String {
        shown(text(of: step))
    }

    /// The text that is read as this scenario, secrets and comments included.
    public var text: String {
        let text = lines.map { line in
            let comment = line.comment.map { "# \($0)\n" }.joined()
            return (comment.isEmpty ? "" : "\n\(comment)") + Self.text(of: line.step) + "\n"
        }
        return String(text.joined().drop(while: \.isNewline))
    }

    /// How every step of this feature is written, what the user does first.
    public static var usages: [String] {
        Feature.vocabulary.map(\.usage) + ["answer N ok", "answer N fail MESSAGE"]
            + Feature.news.map { "answer N \($0.usage)" }
    }
}

extension Scenario {
    private static func step(_ line: Substring, number: Int) throws(ScenarioError) -> Step {
        let (word, rest) = line.splitAtFirstWhitespace()
        if word == "answer" {
            guard let step = answer(rest) else {
                throw ScenarioError(
                    line: number,
                    problem:
                        "“\(line)” is not an answer: write “answer N ok” or “answer N fail MESSAGE”"
                )
            }
            return step
        }
        guard let (entry, argument) = entry(line) else {
            throw ScenarioError(
                line: number,
                problem: "“\(word)” is not a step; \(Feature.name) knows: "
                    + usages.joined(separator: ", "))
        }
        guard let step = entry.step(argument) else {
            throw ScenarioError(
                line: number, problem: "“\(shown(String(line)))” should be “\(entry.usage)”")
        }
        return .user(step)
    }

    /// The word that a line begins with, the longest if there are several, and what follows it.
    static func entry(
        _ line: some StringProtocol
    ) -> (entry: ScenarioWord<Feature.Step>, argument: String)? {
        Feature.vocabulary
            .compactMap { entry in entry.argument(in: line).map { (entry, $0) } }
            .max { $0.0.word.count < $1.0.word.count }
    }

    private static func shown(_ line: String) -> String {
        guard let (entry, argument) = entry(line), entry.secretSample != nil, !argument.isEmpty
        else { return line }
        return "\(entry.word) •••"
    }

    private static func answer(_ text: Substring) -> Step? {
        let (first, rest) = text.splitAtFirstWhitespace()
        let (kind, message) = rest.splitAtFirstWhitespace()
        guard let number = Int(first), number > 0 else { return nil }
        switch kind {
        case "ok" where message.isEmpty: return .answer(number, .ok)
        case "fail" where !message.isEmpty: return .answer(number, .fail(String(message)))
        default: return Feature.news(rest).map { _ in .answer(number, .news(String(rest))) }
        }
    }
}

extension Substring {
    fileprivate func trimmingWhitespace() -> Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }

    fileprivate func splitAtFirstWhitespace() -> (Substring, Substring) {
        let first = prefix { !$0.isWhitespace }
        return (first, self[first.endIndex...].drop(while: \.isWhitespace))
    }
}
