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
        ItemsScenario.controlledUseCases(.init(content), requests)
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

    nonisolated static let specification: [Clause<TwinItems>] = [
        Clause("The left twin keeps its rules", keeps: ItemsScenario.specification) {
            $0.twin(.left)
        },
        Clause("The right twin keeps its rules", keeps: ItemsScenario.specification) {
            $0.twin(.right)
        },
    ]
}

extension History<TwinItems> {
    /// What one of them has asked is known from the step that asked.
    fileprivate func twin(_ twin: TwinItems.Twin) -> History<ItemsScenario> {
        part(ItemsScenario.self, since: 0) {
            twin == .left ? $0.left : $0.right
        } step: {
            $0.twin == twin ? $0.step : nil
        } owns: { request in
            moments[request.opened].step?.ofUser?.twin == twin
        }
    }
}
