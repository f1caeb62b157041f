import Domain
import Presentation

@testable import Scenarios

extension TwinItems {
    static func makeViewModel(_ useCases: ItemsUseCases) -> Screen<TwinItems> {
        let twins = TwinItemsViewModel(useCases: useCases)
        return Screen(model: twins, state: { twins.state }) { step in
            switch step.twin {
            case .left: twins.left.perform(step.step)
            case .right: twins.right.perform(step.step)
            }
        }
    }
}

@MainActor
private final class TwinItemsViewModel {
    let left: ItemsViewModel
    let right: ItemsViewModel

    init(useCases: ItemsUseCases) {
        left = ItemsViewModel(useCases: useCases)
        right = ItemsViewModel(useCases: useCases)
    }

    var state: TwinItems.State { TwinItems.State(left: left.state, right: right.state) }
}
