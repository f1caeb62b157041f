/// One step in a feature's part of the scenario language.
public struct ScenarioWord<Step: Sendable>: Sendable {
    /// How the step is written, such as `select ID`.
    public let usage: String
    /// What the step does, for the help text.
    public let meaning: String
    let word: String
    /// The sample of what follows the word, if that is secret and not shown.
    let secretSample: String?
    /// What the user does, given what follows the word; nil if that can't be.
    let step: @Sendable (String) -> Step?

    /// A word alone.
    init(_ word: String, means meaning: String, as step: Step) {
        self.init(usage: word, meaning: meaning, word: word, secretSample: nil) {
            $0.isEmpty ? step : nil
        }
    }

    /// A word with the rest of the line.
    init(
        _ word: String, _ argument: String, means meaning: String,
        as step: @escaping @Sendable (String) -> Step?
    ) {
        self.init(usage: "\(word) \(argument)", meaning: meaning, word: word, secretSample: nil) {
            $0.isEmpty ? nil : step($0)
        }
    }

    /// A word with the rest of the line, which may be empty, and which is secret if there is a sample.
    init(
        _ word: String, text argument: String, secretSample: String? = nil, means meaning: String,
        as step: @escaping @Sendable (String) -> Step
    ) {
        self.init(
            usage: "\(word) [\(argument)]", meaning: meaning, word: word,
            secretSample: secretSample, step: step)
    }

    /// A child's word as its parent's, such as `items load` for `load`.
    func within<Parent>(
        _ scope: String? = nil, as parent: @escaping @Sendable (Step) -> Parent
    ) -> ScenarioWord<Parent> {
        let prefix = scope.map { "\($0) " } ?? ""
        return ScenarioWord<Parent>(
            usage: prefix + usage, meaning: meaning, word: prefix + word,
            secretSample: secretSample
        ) { step($0).map(parent) }
    }

    private init(
        usage: String, meaning: String, word: String, secretSample: String?,
        step: @escaping @Sendable (String) -> Step?
    ) {
        self.usage = usage
        self.meaning = meaning
        self.word = word
        self.secretSample = secretSample
        self.step = step
    }

    /// What follows the word in this line, if the line begins with it.
    func argument(in line: some StringProtocol) -> String? {
        guard line.hasPrefix(word) else { return nil }
        let rest = line.dropFirst(word.count)
        guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
        return String(rest.drop(while: \.isWhitespace))
    }
}

extension ScenarioWord {
    /// Dismisses the error with a message, or without one, the error that is shown.
    static func clearError(_ step: @escaping @Sendable (String?) -> Step) -> ScenarioWord {
        ScenarioWord("clear-error", text: "MESSAGE", means: "dismiss the error") {
            step($0.isEmpty ? nil : $0)
        }
    }

    /// The line that ``clearError(_:)`` reads.
    static func clearErrorLine(_ message: String?) -> String {
        message.map { "clear-error \($0)" } ?? "clear-error"
    }
}
