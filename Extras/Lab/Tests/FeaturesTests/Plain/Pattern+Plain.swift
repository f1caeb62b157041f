import Domain
import Observation
import Presentation
import Scenarios

extension Pattern<ItemsScenario> {
    /// The third way to write the items: a plain model.
    static var plain: Pattern {
        Pattern(name: "plain") { useCases in
            let view = StandInView(ItemsModel(useCases: useCases))
            return Screen(model: view, state: { view.state }) { view.perform($0) }
        }
    }
}

/// Does what SwiftUI does for `ItemsModelView`, so that the screen can be played without it.
@MainActor
@Observable
private final class StandInView {
    private let model: ItemsModel
    private var selection: Item.ID?
    @ObservationIgnored private var task: Task<Void, Never>?

    init(_ model: ItemsModel) { self.model = model }

    var state: ItemsState {
        var state = ItemsState()
        state.items = model.visibleItems
        state.selectedItemID = selection
        state.loading = model.loading
        state.errors = model.errors
        return state
    }

    func perform(_ step: ItemsScenario.Step) -> Screen<ItemsScenario>.Call? {
        switch step {
        case .load:
            task?.cancel()
            let load = Task { [model] in await model.load() }
            task = load
            return { await load.value }
        case .select(let id):
            // A row that is not there can't be tapped.
            if model.visibleItems.contains(where: { $0.id == id }) { selection = id }
        case .deselect: selection = nil
        case .link, .add, .edit, .type, .save, .close, .discard, .keep: break
        case .delete(let id):
            if selection == id { selection = nil }
            let delete = Task { [model] in await model.delete(id) }
            return { await delete.value }
        case .clearError(let message):
            let error = ItemError.named(message, or: model.errors.shown)
            if let error { model.errors.dismiss(error) }
        }
        return nil
    }

    deinit { task?.cancel() }
}
