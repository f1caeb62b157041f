import Presentation

/// A feature at play, whichever it is.
@MainActor
protocol Game: AnyObject {
    /// Which keys apply now.
    var keymap: Keymap { get }
    var view: PlayView { get }
    /// The steps taken, as a scenario, or nil if they can't be read back from text.
    var savedSession: SavedSession? { get }

    func perform(_ action: PlayAction) async -> GameOutcome
    func load(_ text: String) async throws(ScenarioError)
    /// Lets go of all that is open.
    func end() async
}

/// A session as the text of a scenario.
struct SavedSession {
    let text: String
    /// Whether something is in the text that the screen does not show.
    let hasSecrets: Bool
}

/// What follows from an action besides what the panes show.
enum GameOutcome {
    case done
    /// Something has to be asked first.
    case question(LineEditor, answer: @MainActor (String) async -> Void)
}
