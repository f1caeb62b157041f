/// A list of steps that can be taken on the screen of any pattern.
///
/// As text, each step is a line. Blank lines and lines that start with `#` are ignored.
public struct Scenario<Feature: ScenarioFeature>: Sendable {
    /// One step of the scenario.
    public typealias Step = ScenarioStep<Feature.Step>

    /// A step, with its line and the comment above it.
    package struct Line: Sendable {
        /// Counted from one.
        package let number: Int
        package let text: String
        package let step: Step
        /// The comment above the line, without the `#` of each line.
        package let comment: [String]
    }

    /// The lines with steps, in order; without blank lines and comments.
    package let lines: [Line]

    /// The steps, in order.
    public var steps: [Step] { lines.map(\.step) }

    /// Reads a text. Throws an error for the first line that is not a step.
    public init(parsing text: String) throws(ScenarioError) {
        var lines: [Line] = []
        var comment: [String] = []
        let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, raw) in texts.enumerated() {
            let line = raw.trimmingWhitespace()
            if line.hasPrefix("#") {
                comment.append(String(line.dropFirst().trimmingWhitespace()))
            } else if !line.isEmpty {
                let step = try Self.step(line, number: index + 1)
                lines.append(
                    Line(number: index + 1, text: String(line), step: step, comment: comment))
                comment = []
            }
        }
        self.lines = lines
    }

    /// The line that stands for this step.
    public static func text(of step: Step) -> String {
        switch step {
        case .input(let step): String(lineFor: step)
        case .answer(let number, let answer): "answer \(number) \(answer.text)"
        }
    }

    /// How each step of this feature is written. The steps of the user come first.
    package static var usages: [String] {
        Feature.vocabulary.map(\.usage) + [
            "answer N ok", "answer N fail MESSAGE", "answer N expired",
        ]
            + Feature.news.map { "answer N \($0.usage)" }
    }
}

extension Scenario {
    private static func step(_ line: Substring, number: Int) throws(ScenarioError) -> Step {
        let (word, rest) = line.splitAtFirstWhitespace()
        if word == "answer" {
            if let step = answer(rest) { return step }
            let help = "write “answer N ok” or “answer N fail MESSAGE”"
            throw ScenarioError(line: number, problem: "“\(line.start)” is not an answer: \(help)")
        }
        let entries = Feature.vocabulary.compactMap { entry in
            entry.argument(in: line).map { (entry, argument: $0) }
        }
        guard let (entry, argument) = entries.max(by: { $0.0.word.count < $1.0.word.count }) else {
            throw ScenarioError(
                line: number,
                problem: "“\(word.start)” is not a step; \(Feature.name) knows: "
                    + usages.joined(separator: ", "))
        }
        guard let step = entry.step(argument) else {
            let problem = "“\(line.start)” should be “\(entry.usage)”"
            throw ScenarioError(line: number, problem: problem)
        }
        return .input(step)
    }

    private static func answer(_ text: Substring) -> Step? {
        let (first, rest) = text.splitAtFirstWhitespace()
        let (kind, message) = rest.splitAtFirstWhitespace()
        guard let number = Int(first), number > 0 else { return nil }
        switch kind {
        case "ok" where message.isEmpty: return .answer(number, .ok)
        case "fail" where !message.isEmpty: return .answer(number, .fail(String(message)))
        case "expired" where message.isEmpty: return .answer(number, .expired)
        default:
            let isNews = Feature.news.contains { word in
                word.argument(in: rest).flatMap(word.step) != nil
            }
            return isNews ? .answer(number, .news(String(rest))) : nil
        }
    }
}

extension Substring {
    func trimmingWhitespace() -> Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...last]
    }

    /// The start of a line, short enough for an error message.
    fileprivate var start: String { prefix(100) + (count > 100 ? "…" : "") }

    fileprivate func splitAtFirstWhitespace() -> (Substring, Substring) {
        let first = prefix { !$0.isWhitespace }
        return (first, self[first.endIndex...].drop(while: \.isWhitespace))
    }
}
