import Domain

@testable import Presentation

/// Two instances of the items screen in one parent, whose effects have the same ids.
enum TwinItemsScenario: ExploredFeature {
    enum Twin: String, Sendable { case left, right }

    struct State: ScreenState {
        var left = ItemsState()
        var right = ItemsState()

        var fields: [ScreenField] {
            [ScreenField("left", .group(left.fields)), ScreenField("right", .group(right.fields))]
        }
    }

    struct Intent: Equatable, Sendable {
        let twin: Twin
        let intent: ItemsIntent
    }

    nonisolated static let name = "twin items"
    nonisolated static let vocabulary: [ScenarioWord<Intent>] = []
    nonisolated static let sampleScenario = ""
    nonisolated static let sampleContent = [Item(id: "a", name: "Apple")]
    nonisolated static let exploredContent = sampleContent

    nonisolated static let exploredIntents = [
        Intent(twin: .left, intent: .loadRequested), Intent(twin: .right, intent: .loadRequested),
        Intent(twin: .left, intent: .deleteTapped("a")),
        Intent(twin: .right, intent: .deleteTapped("a")),
    ]

    nonisolated static func line(for intent: Intent) -> String {
        "\(intent.twin) \(ItemsScenario.line(for: intent.intent))"
    }

    static func makeScreen(
        _ pattern: Pattern, content: [Item], requests: Requests
    ) -> Screen<State, Intent> {
        let service = GatedItems(content, requests: requests)
        switch pattern {
        case .mvvm:
            let twins = TwinViewModel(
                left: ItemsViewModel(getItems: service, deleteItem: service),
                right: ItemsViewModel(getItems: service, deleteItem: service))
            return Screen(model: twins, state: { twins.state }, perform: twins.perform)
        case .mvi:
            let items = ItemsReducer(getItems: service, deleteItem: service)
            return Screen(Store(State(), reducer: TwinItemsReducer(items: items, keepsApart: true)))
        }
    }

    nonisolated static func service(
        after history: History<TwinItemsScenario>, for state: State
    ) -> String {
        "\(history.answers.contains { $0.request.name == "delete a" && $0.answer == .ok })"
    }

    nonisolated static func essence(of state: State) -> String {
        "\(ItemsScenario.essence(of: state.left)) / \(ItemsScenario.essence(of: state.right))"
    }

    nonisolated static func brokenInvariant(_ history: History<TwinItemsScenario>) -> String? {
        let loading = [history.state.left, history.state.right].filter(\.isLoading).count
        let open = history.open.filter { $0.name == "load" && !$0.isGivenUp }.count
        return loading == open
            ? nil : "\(loading) spinners are on, but \(open) loads are waited for"
    }
}

@MainActor
private final class TwinViewModel {
    private let left: ItemsViewModel
    private let right: ItemsViewModel

    init(left: ItemsViewModel, right: ItemsViewModel) {
        self.left = left
        self.right = right
    }

    var state: TwinItemsScenario.State { .init(left: left.state, right: right.state) }

    func perform(_ intent: TwinItemsScenario.Intent) -> WorkHandle {
        switch intent.twin {
        case .left: left.perform(intent.intent)
        case .right: right.perform(intent.intent)
        }
    }
}

/// A parent of two lists, which may forget to keep their ids apart.
struct TwinItemsReducer: Reducer {
    struct Action: Sendable {
        let twin: TwinItemsScenario.Twin
        let action: ItemsAction
    }

    let items: ItemsReducer
    let keepsApart: Bool

    func reduce(
        _ state: inout TwinItemsScenario.State, intent: TwinItemsScenario.Intent
    ) -> Effect<Action, Never> {
        switch intent.twin {
        case .left: lift(.left, items.reduce(&state.left, intent: intent.intent))
        case .right: lift(.right, items.reduce(&state.right, intent: intent.intent))
        }
    }

    func reduce(_ state: inout TwinItemsScenario.State, action: Action) -> Effect<Action, Never> {
        switch action.twin {
        case .left: lift(.left, items.reduce(&state.left, action: action.action))
        case .right: lift(.right, items.reduce(&state.right, action: action.action))
        }
    }

    private func lift(
        _ twin: TwinItemsScenario.Twin, _ effect: Effect<ItemsAction, Never>
    ) -> Effect<Action, Never> {
        effect.map(in: keepsApart ? twin.rawValue : "shared") { Action(twin: twin, action: $0) }
    }
}
