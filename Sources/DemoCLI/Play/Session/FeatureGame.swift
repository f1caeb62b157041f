import Presentation

/// Plays one feature: both patterns, the cursor in its list, and the request chosen for an answer.
@MainActor
final class FeatureGame<Feature: PlayableFeature>: Game {
    private let history: History<Feature>
    private var row: String?
    /// Where that row was when the cursor was moved there.
    private var place = 0
    private var request: Int?

    init(_ feature: Feature.Type, content: Feature.Content) {
        history = History(content: content)
    }

    private var now: Moment<Feature>? { history.moments.mvvm.last }

    private var rows: [Rows.Row] {
        now.flatMap { Feature.rows(in: $0.state) }?.rows ?? []
    }

    /// The row that the cursor is on; if it has gone, the one that has come in its place.
    private var currentRow: String? {
        let rows = rows
        if rows.contains(where: { $0.id == row }) { return row }
        return rows.dropFirst(place).first?.id ?? rows.last?.id
    }

    private var open: [Int] {
        now.map { $0.requests.filter { !$0.isAnswered }.map(\.number) } ?? []
    }

    private var chosenRequest: Int? {
        request.flatMap { open.contains($0) ? $0 : nil } ?? open.first
    }

    private var commands: [FeatureCommand<Feature.Intent>] {
        now.map { Feature.commands(in: $0.state, at: currentRow) } ?? []
    }

    var keymap: Keymap {
        Keymap(
            commands: commands.map { ($0.key, $0.label) }, hasRows: rows.count > 1, requests: open,
            chosenRequest: chosenRequest, position: history.position, steps: history.lines.count)
    }

    var view: PlayView {
        PlayView(
            Feature.self, history: history, chosenRequest: chosenRequest, row: currentRow,
            bindings: keymap.bindings)
    }

    var savedSession: SavedSession? {
        let text = Scenario(lines: history.lines).text
        let steps = history.lines.map(\.step)
        guard let read = try? Scenario<Feature>(parsing: text), read.lines.map(\.step) == steps
        else { return nil }
        return SavedSession(
            text: text,
            hasSecrets: steps.contains {
                Scenario<Feature>.text(of: $0) != Scenario<Feature>.shown($0)
            })
    }

    func load(_ text: String) async throws(ScenarioError) {
        try await history.load(Scenario(parsing: text))
    }

    func end() async {
        await history.end()
    }
}

extension FeatureGame {
    func perform(_ action: PlayAction) async -> GameOutcome {
        switch action {
        case .command(let index):
            return await perform(commands[index])
        case .moveUp: move(by: -1)
        case .moveDown: move(by: 1)
        case .answerOK: await answer(.ok)
        case .answerFailed: await answer(.fail("Offline."))
        case .answerFailedSaying:
            return .question(LineEditor(title: "The failure says", text: "Offline.")) { text in
                await self.answer(.fail(text.isEmpty ? "Offline." : text))
            }
        case .chooseRequest(let number): request = number
        case .chooseNextRequest: request = open.first { $0 > (chosenRequest ?? 0) } ?? open.first
        case .back: await history.go(to: history.position - 1)
        case .forth: await history.go(to: history.position + 1)
        case .toStart: await history.go(to: 0)
        case .toEnd: await history.go(to: history.lines.count)
        case .undo: await history.undo()
        case .save, .load, .switchFeature, .help, .quit: break
        }
        return .done
    }

    private func perform(_ command: FeatureCommand<Feature.Intent>) async -> GameOutcome {
        switch command.effect {
        case .perform(let intent):
            await history.take(.intent(intent))
            return .done
        case .ask(let question):
            let editor = LineEditor(
                title: question.title, text: question.text, isSecret: question.isSecret)
            return .question(editor) { text in
                await self.history.take(.intent(question.intent(text)))
            }
        }
    }

    private func answer(_ answer: Answer) async {
        guard let chosenRequest else { return }
        await history.take(.answer(chosenRequest, answer))
    }

    private func move(by distance: Int) {
        guard let index = rows.firstIndex(where: { $0.id == currentRow }) else { return }
        place = min(max(index + distance, 0), rows.count - 1)
        row = rows[place].id
    }
}
