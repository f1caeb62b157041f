public import Domain
public import Observation

/// The rules of the items screen, as MVVM.
@MainActor
@Observable
public final class ItemsViewModel: ItemsScreen {
    /// The list and the form are one value, so that an answer changes the list and closes the form in one
    /// write. Between two writes, an observer would see the saved item in the list while its form is
    /// still open.
    ///
    /// What is typed into the form changes only the form's view model.
    private var parts: (list: ItemsState, form: ItemFormViewModel?) = (ItemsState(), nil)

    /// The state of the screen and of its form. Built at each access.
    public private(set) var state: ItemsState {
        get {
            var state = parts.list
            state.form = parts.form?.state
            return state
        }
        set {
            var list = newValue
            list.form = nil
            parts = (list, newValue.form == nil ? nil : parts.form)
        }
    }
    /// The state without the form. A view that reads it is not evaluated again at each keystroke in the form.
    public var listState: ItemsState { parts.list }
    /// Nil if no form is open.
    public var form: ItemFormViewModel? { parts.form }

    private let useCases: ItemsUseCases
    let tasks = ScreenTasks<TaskID>()

    enum TaskID: Hashable {
        case load
        /// The writes of one item.
        case item(Item.ID)
    }

    public init(useCases: ItemsUseCases, state: ItemsState = ItemsState()) {
        self.useCases = useCases
        self.state = state
        open(state.form)
    }

    /// Reads the items. A load in flight is replaced.
    @discardableResult
    public func load() -> ScreenTask {
        state.beginLoad()
        return tasks.read(.load, for: self, useCases.getItems.execute) { $0.state.endLoad($1) }
    }

    /// Selects an item that the list shows; any other id is ignored.
    public func select(_ id: Item.ID) {
        if state.isVisible(id) { state.selectedItemID = id }
    }

    /// Closes the detail screen of this item. If another item is shown by now, that item stays open.
    public func deselect(_ id: Item.ID) { state.deselect(id) }

    /// Selects the item that a link leads to. If the list does not show the item, loads the items. If the
    /// item does not exist, the screen shows an error.
    @discardableResult
    public func openLink(to id: Item.ID) -> ScreenTask? {
        state.openLink(to: id) ? load() : nil
    }

    /// Hides the item at once. If the delete fails, the item appears again in its old position. An item
    /// that does not exist any more counts as deleted.
    ///
    /// An id that the list does not show is ignored, and nil is returned.
    @discardableResult
    public func delete(_ id: Item.ID) -> ScreenTask? {
        guard state.isVisible(id) else { return nil }
        state.beginDelete(of: id)
        return tasks.write(.item(id), for: self) { [useCases] () throws(ItemError) in
            try await useCases.deleteItem.execute(id: id)
        } receive: { screen, result in
            screen.changeList { state in
                state.deleting.remove(id)
                switch result {
                case .success, .failure(.notFound):
                    state.show(.deleted(id))
                case .failure(let error):
                    state.errors.failWrite(error, of: id)
                }
            }
        }
    }

    /// Changes the list in one write, and in place, so that a long list is not copied.
    private func changeList(_ change: (inout ItemsState) -> Void) { change(&parts.list) }

    /// Opens a form for a new item, if no form is open. The caller makes the id with `Item.newID()`.
    public func add(_ id: Item.ID) { open(state.formToAdd(id)) }

    /// Opens the form of an item that the list shows, if no form is open.
    public func edit(_ id: Item.ID) { open(state.formToEdit(id)) }

    /// Closes the form of this item. If that would throw a draft away, asks the user first.
    public func closeForm(_ id: Item.ID) {
        if let form, form.state.id == id, state.hasDraft {
            form.askToDiscard()
        } else {
            discardDraft(id)
        }
    }

    /// Closes the form of this item, and throws its draft away. A save in flight goes on.
    public func discardDraft(_ id: Item.ID) { state.discardForm(id) }

    private func open(_ form: ItemFormState?) {
        guard let form = form.map(ItemFormViewModel.init) else { return }
        form.events.subscribe { [weak self, weak form] event in
            // The view of a sheet that is closing can still be tapped.
            guard let self, let form, form === self.form else { return }
            switch event {
            case .saveRequested(let item, let isNew): save(item, isNew: isNew)
            }
        }
        parts.form = form
    }

    private func save(_ item: Item, isNew: Bool) {
        guard state.beginSave(of: item) else { return }
        _ = tasks.write(.item(item.id), for: self) { [useCases] () throws(ItemError) in
            try await useCases.saveItem.execute(item, isNew: isNew)
        } receive: {
            $0.state.endSave(of: item, $1)
        }
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: ItemError) { state.errors.dismiss(error) }

    /// Cancels the load in flight. A write in flight goes on, and its answer still changes the state.
    public func stop() {
        tasks.cancelReads()
        state.loading.stop()
    }
}

extension ItemsViewModel {
    public func typeName(_ name: String) { form?.name = name }

    public func save() -> ScreenTask? {
        form?.save()
        return tasks.writesInFlight
    }

    public func keepDraft() { form?.keepDraft() }
}

extension ItemsViewModel: @MainActor PartViewModel {}
