import Domain
import Presentation

@testable import Scenarios

/// A specimen: a parent with two screens of items, whose requests have the same ids.
enum TwinItems: Feature {
    enum Twin: String, Sendable { case left, right }

    struct State: ScreenState {
        var left = ItemsState()
        var right = ItemsState()

        var fields: [ScreenField] {
            [ScreenField("left", .group(left.fields)), ScreenField("right", .group(right.fields))]
        }
    }

    struct Step: Equatable, Sendable {
        let twin: Twin
        let step: ItemsScenario.Step
    }

    nonisolated static let name = "twin items"
    nonisolated static let vocabulary: [ScenarioWord<Step>] = []
    nonisolated static let sampleScenario = ""
    nonisolated static let sampleContent = [Item(id: "a", name: "Apple")]
    nonisolated static let rules: [Rule<TwinItems>] = []

    nonisolated static func line(for step: Step) -> String {
        "\(step.twin) \(ItemsScenario.line(for: step.step))"
    }

    static func controlledUseCases(_ content: [Item], _ requests: Requests) -> ItemsUseCases {
        ItemsScenario.controlledUseCases(content, requests)
    }
}

extension TwinItems {
    nonisolated static let exploredSteps = [
        Step(twin: .left, step: .load), Step(twin: .right, step: .load),
        Step(twin: .left, step: .delete("a")), Step(twin: .right, step: .delete("a")),
    ]

    nonisolated static let exploredContent = sampleContent

    /// At the start, and when both have loaded.
    nonisolated static let beginnings: [[ScenarioStep<Step>]] = [
        [],
        exploredSteps.prefix(2).map { .user($0) } + [.answer(1, .ok), .answer(2, .ok)],
    ]

    nonisolated static func summary(_ state: State) -> String {
        "\(ItemsScenario.summary(state.left)) : \(ItemsScenario.summary(state.right))"
    }

    nonisolated static func canonicalState(_ state: State) -> String {
        let (left, right) = (state.left, state.right)
        return "\(ItemsScenario.canonicalState(left)) / \(ItemsScenario.canonicalState(right))"
    }

    nonisolated static func serviceState(after history: History<TwinItems>) -> String {
        "\(history.answers.contains { $0.request.name == "delete a" && $0.succeeded })"
    }

    nonisolated static func isWaiting(_ state: State) -> Bool {
        ItemsScenario.isWaiting(state.left) || ItemsScenario.isWaiting(state.right)
    }

    nonisolated static var situations: [Situation<TwinItems>] {
        [
            Situation("both load at once") { $0.state.left.isLoading && $0.state.right.isLoading },
            Situation("both delete at once") {
                !$0.state.left.deleting.isEmpty && !$0.state.right.deleting.isEmpty
            },
        ]
    }

    nonisolated static func brokenInvariant(_ history: History<TwinItems>) -> String? {
        let twins = [history.state.left, history.state.right]
        let wanted = history.open.filter { !$0.isCancelled }
        let loading = twins.count { $0.isLoading }
        if loading != wanted.count(where: { $0.name == "load" }) {
            return "\(loading) twins are loading, but other requests than theirs are awaited"
        }
        let deleting = twins.count { !$0.deleting.isEmpty }
        if deleting != wanted.count(where: { $0.name == "delete a" }) {
            return "\(deleting) twins are deleting, but other requests than theirs are awaited"
        }
        return nil
    }
}
