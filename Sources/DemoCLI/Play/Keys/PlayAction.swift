/// What a key does while a feature is played.
enum PlayAction: Equatable {
    /// The command of this index among those that the feature offers.
    case command(Int)
    case moveUp
    case moveDown
    case answerOK
    case answerFailed
    case answerFailedSaying
    case chooseRequest(Int)
    case chooseNextRequest
    case back
    case forth
    case toStart
    case toEnd
    case undo
    case save
    case load
    case switchFeature
    case help
    case quit
}

/// A key that applies now, as the line at the bottom names it.
struct KeyBinding: Equatable {
    let keys: [Key: PlayAction]
    /// As people read them, such as `↑↓`.
    let shown: String
    let label: String

    init(_ keys: [Key: PlayAction], shown: String, _ label: String) {
        self.keys = keys
        self.shown = shown
        self.label = label
    }

    init(_ key: Key, _ label: String, _ action: PlayAction) {
        self.init([key: action], shown: key.name, label)
    }
}

extension Key {
    fileprivate var name: String {
        switch self {
        case .character(let character): String(character)
        case .enter: "Enter"
        case .tab: "Tab"
        case .escape: "Esc"
        case .left: "←"
        case .right: "→"
        default: "\(self)"
        }
    }
}
