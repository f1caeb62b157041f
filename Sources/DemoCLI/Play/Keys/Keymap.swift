/// Which keys apply, given what there is to do.
struct Keymap {
    /// What the feature offers: a key and a label each.
    var commands: [(key: Key, label: String)] = []
    var hasRows = false
    /// The requests that can be answered.
    var requests: [Int] = []
    var chosenRequest: Int?
    var position = 0
    var steps = 0

    /// What the key does, or nil if it does nothing now.
    func action(for key: Key) -> PlayAction? {
        if case .character(let character) = key, let digit = character.wholeNumberValue,
            character.isASCII
        {
            return chosen(by: digit).map(PlayAction.chooseRequest)
        }
        return bindings.lazy.compactMap { $0.keys[key] }.first
    }

    /// In the order in which they are named.
    var bindings: [KeyBinding] { screen + answers + history + program }

    private var screen: [KeyBinding] {
        let moves =
            hasRows
            ? [
                KeyBinding(
                    [.up: .moveUp, "k": .moveUp, .down: .moveDown, "j": .moveDown], shown: "↑↓",
                    "move")
            ] : []
        return moves
            + commands.enumerated().map { KeyBinding($1.key, $1.label, .command($0)) }
    }

    private var answers: [KeyBinding] {
        guard let chosenRequest else { return [] }
        let answers = [
            KeyBinding("o", "answer \(chosenRequest) ok", .answerOK),
            KeyBinding("f", "fail", .answerFailed),
            KeyBinding("F", "fail saying…", .answerFailedSaying),
        ]
        let choice = KeyBinding(
            [.tab: .chooseNextRequest], shown: "Tab 1–9", "choose a request")
        return requests.count > 1 ? answers + [choice] : answers
    }

    private var history: [KeyBinding] {
        var keys: [Key: PlayAction] = [:]
        if position > 0 {
            keys[.left] = .back
            keys[.home] = .toStart
        }
        if position < steps {
            keys[.right] = .forth
            keys[.end] = .toEnd
        }
        let arrows = (position > 0 ? "←" : "") + (position < steps ? "→" : "")
        let bindings = keys.isEmpty ? [] : [KeyBinding(keys, shown: arrows, "step")]
        return bindings + (position > 0 ? [KeyBinding("u", "undo", .undo)] : [])
    }

    private var program: [KeyBinding] {
        (steps > 0 ? [KeyBinding("s", "save", .save)] : [])
            + [
                KeyBinding("l", "load", .load),
                KeyBinding("g", "feature", .switchFeature),
                KeyBinding("?", "help", .help),
                KeyBinding("q", "quit", .quit),
            ]
    }

    /// A digit chooses the request of that number, or goes on with a number of several digits.
    private func chosen(by digit: Int) -> Int? {
        [chosenRequest.map { $0 * 10 + digit }, digit].compactMap(\.self)
            .first(where: requests.contains)
    }
}
