public import Domain
public import Presentation
package import Scenarios

/// An items view model without a mistake. Each subclass adds one mistake.
@MainActor
open class FaultyItemsViewModel: FaultyViewModel<ItemsState, ItemsUseCases> {
    package final func read() {
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let answer = await Result(catching: useCases.getItems.execute)
            if !Task.isCancelled { self?.endLoad(answer) }
        }
    }

    package final func sendDelete(_ id: Item.ID) {
        Task { [weak self, delete = useCases.deleting(id)] in
            let answer = await Result(catching: delete)
            self?.endDelete(id, answer)
        }
    }

    open func endLoad(_ answer: Result<[Item], ItemError>) { state.endLoad(answer) }

    open func delete(_ id: Item.ID) {
        state.startDeleting(id)
        sendDelete(id)
    }

    open func endDelete(_ id: Item.ID, _ answer: Result<Void, ItemError>) {
        state.endDeleting(id, answer)
    }

    package final var screen: Screen<ItemsScenario> {
        Screen(model: self, state: { self.state }) { step in
            switch step {
            case .load:
                self.state.beginLoad()
                self.read()
            case .delete(let id): if self.state.isVisible(id) { self.delete(id) }
            case .select, .deselect, .clearError: self.state.take(step)
            default: break
            }
            return nil
        }
    }
}
