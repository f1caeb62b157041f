import Domain
import Presentation

@testable import Scenarios

extension TwinItems {
    static func makeStore(_ useCases: ItemsUseCases) -> Screen<TwinItems> {
        let reducer = TwinItemsReducer(items: ItemsReducer(useCases: useCases))
        let store = Store(State(), reducer: reducer)
        return Screen(store) { step in
            switch step.twin {
            case .left: step.step.intent(in: store.state.left).map { .init(twin: .left, of: $0) }
            case .right: step.step.intent(in: store.state.right).map { .init(twin: .right, of: $0) }
            }
        }
    }
}

private struct TwinItemsReducer: Reducer {
    /// What belongs to one of the twins: an intent, an action or an id.
    struct OfTwin<Value> {
        let twin: TwinItems.Twin
        let of: Value
    }

    typealias Intent = OfTwin<ItemsIntent>
    typealias Action = OfTwin<ItemsAction>
    typealias EffectID = OfTwin<ItemsReducer.EffectID>

    let items: ItemsReducer

    func reduce(_ state: inout TwinItems.State, intent: Intent) -> Effect<Self> {
        switch intent.twin {
        case .left: lift(.left, items.reduce(&state.left, intent: intent.of))
        case .right: lift(.right, items.reduce(&state.right, intent: intent.of))
        }
    }

    func reduce(_ state: inout TwinItems.State, action: Action) -> Effect<Self> {
        switch action.twin {
        case .left: lift(.left, items.reduce(&state.left, action: action.of))
        case .right: lift(.right, items.reduce(&state.right, action: action.of))
        }
    }

    private func lift(_ twin: TwinItems.Twin, _ effect: Effect<ItemsReducer>) -> Effect<Self> {
        effect.map(
            id: { EffectID(twin: twin, of: $0) }, action: { Action(twin: twin, of: $0) })
    }
}

extension TwinItemsReducer.OfTwin: Sendable where Value: Sendable {}
extension TwinItemsReducer.OfTwin: Equatable where Value: Equatable {}
extension TwinItemsReducer.OfTwin: Hashable where Value: Hashable {}
