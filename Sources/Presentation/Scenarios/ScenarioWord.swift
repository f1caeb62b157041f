/// One step in a feature's part of the scenario language.
public struct ScenarioWord<Intent: Sendable>: Sendable {
    let word: String
    /// What follows the word, such as `ID`; nil if nothing does.
    let argument: String?
    /// What the step does, for the help text.
    public let meaning: String
    let intent: @Sendable (String) -> Intent

    init(_ word: String, means meaning: String, as intent: Intent) {
        self.word = word
        self.argument = nil
        self.meaning = meaning
        self.intent = { _ in intent }
    }

    /// A word whose argument is the rest of the line.
    init(
        _ word: String, _ argument: String, means meaning: String,
        as intent: @escaping @Sendable (String) -> Intent
    ) {
        self.word = word
        self.argument = argument
        self.meaning = meaning
        self.intent = intent
    }

    /// The word with the name of its argument, such as `select ID`.
    public var usage: String {
        argument.map { "\(word) \($0)" } ?? word
    }
}
