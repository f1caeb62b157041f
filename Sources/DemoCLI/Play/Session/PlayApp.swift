import Domain
import Presentation

/// The program behind the screen: keys come in, frames go out. It knows nothing of terminals.
@MainActor
final class PlayApp {
    enum Mode {
        case playing
        case help
        case choosingFeature
        case asking(LineEditor, answer: @MainActor (String) async -> Void)
    }

    /// Where the items come from, if they are not the sample.
    let itemsFile: String?
    private let makeGame: (Feature) -> any Game
    private var games: [Feature: any Game] = [:]
    private(set) var feature: Feature
    var mode = Mode.playing
    var notice: PlayView.Notice?

    init(
        _ feature: Feature, itemsFile: String? = nil, makeGame: @escaping (Feature) -> any Game
    ) {
        self.feature = feature
        self.itemsFile = itemsFile
        self.makeGame = makeGame
    }

    var game: any Game {
        if let game = games[feature] { return game }
        let game = makeGame(feature)
        games[feature] = game
        return game
    }

    /// The keys that apply now.
    var bindings: [KeyBinding] { game.keymap.bindings }

    func frame(_ size: Size) -> Frame {
        var view = game.view
        if let notice { view.notice = notice }
        switch mode {
        case .playing: break
        case .help: view.overlay = .help
        case .choosingFeature:
            view.notice = PlayView.Notice(text: "Which feature?", tone: .strong)
            view.bindings = Feature.allCases.map { KeyBinding([:], shown: $0.key, $0.rawValue) }
        case .asking(let editor, _):
            view.overlay = .question(title: editor.title, text: editor.shown)
            view.bindings = [
                KeyBinding([:], shown: "Enter", "accept"), KeyBinding([:], shown: "Esc", "cancel"),
                KeyBinding([:], shown: "Ctrl-U", "erase the line"),
            ]
        }
        return PlayLayout(view: view, size: size).frame
    }

    /// Puts a scenario into the feature at play.
    func load(_ text: String) async throws(ScenarioError) {
        try await game.load(text)
    }

    /// Does what the key asks for; returns whether the program goes on.
    func press(_ key: Key) async -> Bool {
        notice = nil
        switch mode {
        case .playing:
            guard let action = game.keymap.action(for: key) else {
                notice = PlayView.Notice(text: "This key does nothing now; ? explains the keys.")
                return true
            }
            return await perform(action)
        case .help:
            mode = .playing
        case .choosingFeature:
            mode = .playing
            feature = Feature.allCases.first { key == .character(Character($0.key)) } ?? feature
        case .asking(var editor, let answer):
            switch editor.press(key) {
            case .editing: mode = .asking(editor, answer: answer)
            case .cancelled: mode = .playing
            case .entered(let text):
                mode = .playing
                await answer(text)
            }
        }
        return true
    }

    private func perform(_ action: PlayAction) async -> Bool {
        switch action {
        case .quit: return false
        case .help: mode = .help
        case .switchFeature: mode = .choosingFeature
        case .save: askWhereToSave()
        case .load:
            let editor = LineEditor(title: "Load scenario")
            mode = .asking(editor) { path in await self.load(from: path) }
        default:
            if case .question(let editor, let answer) = await game.perform(action) {
                mode = .asking(editor, answer: answer)
            }
        }
        return true
    }

    func end() async {
        for game in games.values {
            await game.end()
        }
    }
}
