package import Domain
package import Presentation

extension ItemsScenario: MVIFeature {
    package static func makeStore(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let store = ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: useCases))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension ItemsScenario.Step {
    package func intent(in state: ItemsState) -> ItemsIntent? {
        switch self {
        case .load: .loadRequested
        case .select(let id): .itemTapped(id)
        case .deselect: state.selectedItemID.map(ItemsIntent.selectionCleared)
        case .link(let id): .linkOpened(id)
        case .delete(let id): .deleteTapped(id)
        case .add(let id): state.isNew(id) ? .addTapped(id) : nil
        case .edit(let id): .editTapped(id)
        case .type(let name): state.form.map { .nameChanged($0.id, name) }
        case .save: state.form.map { .saveTapped($0.id) }
        case .close: state.form.map { .formClosed($0.id) }
        case .discard: state.asking.map { .draftDiscarded($0) }
        case .keep: state.asking.map { .draftKept($0) }
        case .clearError(let message):
            ItemError.named(message, or: state.error).map(ItemsIntent.errorDismissed)
        }
    }
}
