import Domain
import Presentation

extension Pattern<ItemsScenario> {
    /// A third implementation of the items, as a plain model. The app does not use it.
    package static var plain: Pattern {
        Pattern(name: "plain") { useCases in
            let model = ItemsModel(useCases: useCases)
            let loads = Loads()
            return Screen(model: model, state: { model.shown }) { model.perform($0, loads) }
        }
    }
}

/// The tasks of `.task` and `.refreshable`, which SwiftUI cancels with the view.
@MainActor
private final class Loads {
    var tasks: [Task<Void, Never>] = []

    deinit { for task in tasks { task.cancel() } }
}

extension ItemsModel {
    /// What `ItemsModelView` shows, as the state that the other patterns use.
    fileprivate var shown: ItemsState {
        var state = ItemsState()
        state.items = visibleItems
        state.selectedItemID = selectedItem?.id
        state.loading = loading
        state.form = form
        if isSaving, let form { state.saving[form.id] = form }
        if case .failed(let error) = loading, items.isEmpty { state.errors.failRead(error) }
        if let error { state.errors.failRead(error) }
        return state
    }

    /// Performs a step that `ItemsModelView` allows. A row that is not there, or is under a sheet,
    /// can't be tapped.
    fileprivate func perform(
        _ step: ItemsScenario.Step, _ loads: Loads
    ) -> Screen<ItemsScenario>.Call? {
        switch step {
        case .load:
            let load = Task { await self.load() }
            loads.tasks.append(load)
            return { await load.value }
        case .link(let id): return call { await $0.openLink(to: id) }
        case .save: return call { await $0.save() }
        case .delete(let id): return item(id).flatMap { _ in call { await $0.delete(id) } }
        case .select(let id): if item(id) != nil { selectedItemID = id }
        case .deselect: if form == nil { selectedItemID = nil }
        case .add(let id): add(id)
        case .edit(let id): item(id).map(edit)
        case .type(let name): form?.draft.name = name
        case .close: closeForm()
        case .discard: if form?.isAskingToDiscard == true { form = nil }
        case .keep: form?.isAskingToDiscard = false
        case .clearError: error = nil
        }
        return nil
    }

    private func item(_ id: Item.ID) -> Item? {
        form == nil ? visibleItems.first { $0.id == id } : nil
    }

    /// The task of a button, which nothing cancels.
    private func call(
        _ method: @escaping @MainActor (ItemsModel) async -> Void
    ) -> Screen<ItemsScenario>.Call {
        let task = Task { await method(self) }
        return { await task.value }
    }
}
