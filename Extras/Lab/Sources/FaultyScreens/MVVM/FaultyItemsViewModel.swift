public import Domain
public import Observation
package import Presentation
package import Scenarios

/// Makes no mistake, unless a subclass does.
@MainActor @Observable
open class FaultyItemsViewModel {
    package final var state = ItemsState()
    @ObservationIgnored private final var loading: Task<Void, Never>?
    package final let useCases: ItemsUseCases

    public init(useCases: ItemsUseCases) { self.useCases = useCases }

    private func load() {
        state.beginLoad()
        read()
    }

    package final func read() {
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let answer = await Result(catching: useCases.getItems.execute)
            if !Task.isCancelled { self?.endLoad(answer) }
        }
    }

    open func endLoad(_ answer: Result<[Item], ItemError>) {
        switch answer {
        case .success(let items):
            change { $0.show(items.applying($0.changesDuringLoad)) }
        case .failure(let error): state.failLoad(error)
        }
    }

    open func delete(_ id: Item.ID) {
        change { $0.startDeleting(id) }
        sendDelete(id)
    }

    package final func sendDelete(_ id: Item.ID) {
        Task { [weak self, delete = useCases.deleting(id)] in
            let answer = await Result(catching: delete)
            self?.endDelete(id, answer)
        }
    }

    open func endDelete(_ id: Item.ID, _ answer: Result<Void, ItemError>) {
        change { $0.endDeleting(id, answer) }
    }

    /// Changes the state in one write.
    package final func change(_ body: (inout ItemsState) -> Void) { body(&state) }

    deinit { loading?.cancel() }

    package final var screen: Screen<ItemsScenario> {
        Screen(model: self, state: { self.state }) {
            switch $0 {
            case .load: self.load()
            case .select(let id): if self.state.isVisible(id) { self.state.selectedItemID = id }
            case .deselect: self.state.selectedItemID = nil
            case .delete(let id): if self.state.isVisible(id) { self.delete(id) }
            case .clearError(let message):
                let error = ItemError.named(message, or: self.state.error)
                if let error { self.state.errors.dismiss(error) }
            default: break
            }
            return nil
        }
    }
}
