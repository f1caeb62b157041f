import Presentation

/// A feature that can be played by key.
protocol PlayableFeature: ScenarioFeature {
    /// What can be moved over, if there is a list.
    nonisolated static func rows(in state: State) -> Rows?
    /// What the user can do now, the cursor being on the row of this id.
    nonisolated static func commands(in state: State, at row: String?) -> [FeatureCommand<Intent>]
}

/// A list on a screen, as far as it can be moved over.
struct Rows: Equatable {
    struct Row: Hashable {
        let id: String
        let title: String
    }

    /// The field that holds the list, as it is named among the flattened fields.
    let field: String
    let rows: [Row]
}

/// Something that the user can do, and the key for it.
struct FeatureCommand<Intent: Equatable & Sendable> {
    enum Effect {
        case perform(Intent)
        /// Asks for a text first.
        case ask(Question)
    }

    struct Question {
        let title: String
        var text = ""
        var isSecret = false
        let intent: (String) -> Intent
    }

    let key: Key
    let label: String
    let effect: Effect

    init(_ key: Key, _ label: String, _ intent: Intent) {
        self.init(key, label, .perform(intent))
    }

    init(_ key: Key, _ label: String, _ effect: Effect) {
        self.key = key
        self.label = label
        self.effect = effect
    }

    /// A child's command as its parent's.
    func map<Parent>(_ lift: @escaping (Intent) -> Parent) -> FeatureCommand<Parent> {
        switch effect {
        case .perform(let intent):
            FeatureCommand<Parent>(key, label, lift(intent))
        case .ask(let question):
            FeatureCommand<Parent>(
                key, label,
                .ask(
                    .init(
                        title: question.title, text: question.text, isSecret: question.isSecret
                    ) { lift(question.intent($0)) }))
        }
    }
}
