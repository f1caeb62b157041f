import Presentation

/// A scenario that grows as it is played, and the place in it that is looked at.
///
/// To go back, MVVM is played anew up to that place, while MVI shows the states that it recorded;
/// so each time somebody goes back, the one is checked against the other.
@MainActor
final class History<Feature: ScenarioFeature> {
    private(set) var lines: [Scenario<Feature>.Line] = []
    /// How many steps have been taken at the place that is looked at.
    private(set) var position = 0

    private let content: Feature.Content
    private let mvvm: Player<Feature>
    private let mvi: Player<Feature>

    init(content: Feature.Content) {
        self.content = content
        mvvm = Player(.mvvm, content: content)
        mvi = Player(.mvi, content: content)
    }

    /// The moments of both patterns up to the place that is looked at.
    var moments: (mvvm: ArraySlice<Moment<Feature>>, mvi: ArraySlice<Moment<Feature>>) {
        (mvvm.moments[...position], mvi.moments[...position])
    }

    /// Takes a step here. The steps that were taken after this place are forgotten.
    func take(_ step: Scenario<Feature>.Step) async {
        await forgetFuture()
        let line = Scenario<Feature>([Self.asWritten(step)]).lines[0]
        lines.append(line)
        await mvvm.take(line)
        await mvi.take(line)
        position += 1
    }

    /// Goes to another place, as far as there are steps.
    func go(to target: Int) async {
        let target = min(max(target, 0), lines.count)
        if target < position {
            await mvvm.replay(lines.prefix(target))
        } else {
            for line in lines[position..<target] {
                await mvvm.take(line)
            }
        }
        position = target
    }

    /// Goes a step back and forgets it, with what came after.
    func undo() async {
        guard position > 0 else { return }
        await go(to: position - 1)
        await forgetFuture()
    }

    /// Puts a scenario in place of what there was, and stands at its beginning.
    ///
    /// A step that can't be leaves everything as it is.
    func load(_ scenario: Scenario<Feature>) async throws(ScenarioError) {
        _ = try await scenario.play(.mvvm, content: content)
        lines = scenario.lines
        position = 0
        await mvvm.replay([])
        await mvi.replay(lines)
    }

    func end() async {
        await mvvm.end()
        await mvi.end()
    }

    /// The step as it reads back from a file, so that what is played is what can be saved.
    private static func asWritten(_ step: Scenario<Feature>.Step) -> Scenario<Feature>.Step {
        let read = try? Scenario<Feature>(parsing: Scenario<Feature>.text(of: step))
        return read?.lines.first?.step ?? step
    }

    private func forgetFuture() async {
        guard position < lines.count else { return }
        lines.removeSubrange(position...)
        await mvi.replay(lines)
    }
}
