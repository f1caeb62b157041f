import Presentation

/// All that the screen says while a feature is played, whatever the feature and the size.
struct PlayView: Equatable {
    struct Request: Equatable {
        let number: Int
        let name: String
        /// The step that opened it, counted from one.
        let opened: Int
        let isGivenUp: Bool
        /// The only pattern that has it, if the patterns disagree.
        var onlyIn: Pattern?
    }

    struct Notice: Equatable {
        let text: String
        var tone = Tone.plain
    }

    /// What is laid over the screen, or asked below it.
    enum Overlay: Equatable {
        case help
        case question(title: String, text: String)
    }

    let feature: String
    let steps: [String]
    /// How many of the steps have been taken.
    let position: Int
    let mvvm: PaneView
    let mvi: PaneView
    let differences: [String]
    let requests: [Request]
    let chosenRequest: Int?
    /// The id of the row that the cursor is on.
    let row: String?
    var notice: Notice?
    var bindings: [KeyBinding]
    var overlay: Overlay?

    var isEqual: Bool { differences.isEmpty }
}
