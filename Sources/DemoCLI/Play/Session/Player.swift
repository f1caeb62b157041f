import Presentation

/// One pattern at play, and all the moments that it has gone through.
@MainActor
final class Player<Feature: ScenarioFeature> {
    typealias Line = Scenario<Feature>.Line

    /// Before the first step, and after each.
    private(set) var moments: [Moment<Feature>] = []

    private static var longestList: Int { 8 }

    private let pattern: Pattern
    private let content: Feature.Content
    private var session: ScenarioSession<Feature>
    private var inputCount = 0

    init(_ pattern: Pattern, content: Feature.Content) {
        self.pattern = pattern
        self.content = content
        session = ScenarioSession(pattern, content: content)
        moments = [moment(problem: nil)]
    }

    func take(_ step: Line) async {
        do throws(RequestProblem) {
            try await session.play(step.step)
            moments.append(moment(problem: nil))
        } catch {
            moments.append(moment(problem: error.text))
        }
    }

    /// Starts anew and takes these steps.
    func replay(_ steps: some Sequence<Line>) async {
        await session.end()
        session = ScenarioSession(pattern, content: content)
        inputCount = 0
        moments = [moment(problem: nil)]
        for step in steps {
            await take(step)
        }
    }

    /// Lets go of all that is open; nothing can be played afterwards.
    func end() async {
        await session.end()
    }

    private func moment(problem: String?) -> Moment<Feature> {
        let workings = session.workings
        let inputs = workings?.inputs ?? []
        defer { inputCount = inputs.count }
        return Moment(
            state: session.state, requests: session.requests.all,
            underWay: workings?.effects
                ?? session.intentsUnderWay.map { Scenario<Feature>.shown(.intent($0)) },
            notes: workings == nil
                ? writes : inputs.dropFirst(inputCount).map { "\($0.kind) \($0.text)" },
            problem: problem)
    }

    /// The value, or how much there is of it.
    private static func short(_ value: ScreenField.Value) -> String {
        guard case .list(let list) = value, list.count > longestList else { return value.text }
        return "(\(list.count))"
    }

    /// What each write of the last step made visible, those that show nothing in one.
    private var writes: [String] {
        let states = session.leftBehind + [session.state]
        let writes = zip(states, states.dropFirst()).map { before, after in
            after.fields.flattened.changed(since: before.fields.flattened)
                .map { "\($0.label) \(Self.short($0.value))" }.joined(separator: ", ")
        }
        let unseen = writes.count { $0.isEmpty }
        return writes.filter { !$0.isEmpty } + (unseen > 0 ? ["\(unseen) that show nothing"] : [])
    }
}
