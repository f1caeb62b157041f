/// One step in a feature's part of the scenario language.
public struct ScenarioWord<Intent: Sendable>: Sendable {
    /// How the step is written, such as `select ID`.
    public let usage: String
    /// What the step does, for the help text.
    public let meaning: String
    let word: String
    /// Whether what follows the word is kept from those who watch.
    let isSecret: Bool
    /// What the user does, given what follows the word; nil if that can't be.
    let intent: @Sendable (String) -> Intent?

    /// A word alone.
    init(_ word: String, means meaning: String, as intent: Intent) {
        self.init(usage: word, meaning: meaning, word: word, isSecret: false) {
            $0.isEmpty ? intent : nil
        }
    }

    /// A word with the rest of the line.
    init(
        _ word: String, _ argument: String, means meaning: String,
        as intent: @escaping @Sendable (String) -> Intent?
    ) {
        self.init(usage: "\(word) \(argument)", meaning: meaning, word: word, isSecret: false) {
            $0.isEmpty ? nil : intent($0)
        }
    }

    /// A word with the rest of the line, which may be empty.
    init(
        _ word: String, text argument: String, isSecret: Bool = false, means meaning: String,
        as intent: @escaping @Sendable (String) -> Intent
    ) {
        self.init(
            usage: "\(word) [\(argument)]", meaning: meaning, word: word, isSecret: isSecret,
            intent: intent)
    }

    /// A child's word as its parent's, such as `items load` for `load`.
    func within<Parent>(
        _ scope: String? = nil, as parent: @escaping @Sendable (Intent) -> Parent
    ) -> ScenarioWord<Parent> {
        let prefix = scope.map { "\($0) " } ?? ""
        return ScenarioWord<Parent>(
            usage: prefix + usage, meaning: meaning, word: prefix + word, isSecret: isSecret
        ) { intent($0).map(parent) }
    }

    private init(
        usage: String, meaning: String, word: String, isSecret: Bool,
        intent: @escaping @Sendable (String) -> Intent?
    ) {
        self.usage = usage
        self.meaning = meaning
        self.word = word
        self.isSecret = isSecret
        self.intent = intent
    }

    /// What follows the word in this line, if the line begins with it.
    func argument(in line: some StringProtocol) -> String? {
        guard line.hasPrefix(word) else { return nil }
        let rest = line.dropFirst(word.count)
        guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
        return String(rest.drop(while: \.isWhitespace))
    }
}
