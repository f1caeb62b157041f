import Domain

/// Steps of a user on the items screen, and the order in which its requests are answered.
///
/// As text, a step is a line. Blank lines say nothing; a line that starts with `#` is a comment.
struct Race {
    struct Line {
        /// Where it stands in the text, counted from one.
        let number: Int
        let text: String
        /// The comment above it.
        let comment: [String]
        let step: Step
    }

    enum Step {
        case load
        case select(Item.ID)
        case deselect
        case delete(Item.ID)
        /// Dismisses this error; without one, the error that is shown.
        case clearError(ItemError?)
        /// Requests count from one, in the order in which they are opened.
        case answer(Int, Result<Void, ItemError>)
    }

    /// Where it comes from, as messages call it.
    let name: String
    private(set) var lines: [Line] = []
    private static let hint = "see “swift run DemoCLI help compare”"

    /// Reads a text, or throws what is wrong with the first line that is no step.
    init(_ text: String, name: String) throws {
        self.name = name
        var comment: [String] = []
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in all.enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            let text = words.joined(separator: " ")
            if words.isEmpty { continue }
            if text.hasPrefix("#") {
                comment.append(String(text.drop { "# ".contains($0) }))
                continue
            }
            guard let step = Step(words) else {
                throw Problem(
                    .badData, "\(name), line \(index + 1): \(text.quoted) is no step; \(Self.hint)")
            }
            lines.append(Line(number: index + 1, text: text, comment: comment, step: step))
            comment = []
        }
        if lines.isEmpty { throw Problem(.badData, "\(name) has no steps; \(Self.hint)") }
    }
}

extension Race.Step {
    /// Nil if the words are no step.
    fileprivate init?(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        switch (words[0], rest.isEmpty) {
        case ("load", true): self = .load
        case ("select", false): self = .select(rest)
        case ("deselect", true): self = .deselect
        case ("delete", false): self = .delete(rest)
        case ("clear-error", _): self = .clearError(rest.isEmpty ? nil : .unavailable(Reason(rest)))
        case ("answer", false):
            let answer = words.dropFirst(2).joined(separator: " ")
            guard let number = Int(words[1]), answer == "ok" || answer.hasPrefix("fail ")
            else { return nil }
            let failure = ItemError.unavailable(Reason(String(answer.dropFirst(5))))
            self = .answer(number, answer == "ok" ? .success(()) : .failure(failure))
        default: return nil
        }
    }
}
