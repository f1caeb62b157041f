public import Domain
public import Observation

/// The rules of the items screen, as MVVM.
@MainActor
@Observable
public final class ItemsViewModel: ItemsScreen {
    public private(set) var state: ItemsState

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
    }

    /// Reads the items. A load in flight is replaced.
    @discardableResult
    public func load() -> ScreenTask {
        state.beginLoad()
        return tasks.read(.load, for: self, useCases.getItems.execute) { $0.state.endLoad($1) }
    }

    /// Selects an item that the list shows; any other id is ignored.
    public func select(_ id: Item.ID) { state.select(id) }

    /// Closes the detail screen of this item. If another item is already open, it stays open.
    public func deselect(_ id: Item.ID) { state.deselect(id) }

    /// Selects the item that a link leads to. If the list does not show the item, loads the items. If the
    /// item does not exist, the screen shows an error.
    @discardableResult
    public func openLink(to id: Item.ID) -> ScreenTask? {
        state.openLink(to: id) ? load() : nil
    }

    /// Hides the item at once. If the delete fails, the item appears again in its old position.
    ///
    /// If the list does not show the item, does nothing and returns nil.
    @discardableResult
    public func delete(_ id: Item.ID) -> ScreenTask? {
        guard state.beginDelete(of: id) else { return nil }
        return tasks.write(.item(id), for: self) { [useCases] () throws(ItemError) in
            try await useCases.deleteItem.execute(id: id)
        } receive: {
            $0.state.endDelete(of: id, $1)
        }
    }

    /// Opens a form for a new item, if no form is open. The caller makes the id with `Item.newID()`.
    public func add(_ id: Item.ID) { state.openForm(toAdd: id) }

    /// Opens the form of an item that the list shows, if no form is open.
    public func edit(_ id: Item.ID) { state.openForm(toEdit: id) }

    public func typeName(_ name: String, into id: Item.ID) { state.typeName(name, into: id) }

    /// Saves the text in this form. The form closes after the save. The user may close the form earlier.
    ///
    /// If there is nothing to save, returns nil.
    @discardableResult
    public func save(_ id: Item.ID) -> ScreenTask? {
        guard let form = state.beginSave(of: id) else { return nil }
        return tasks.write(.item(id), for: self) { [useCases] () throws(ItemError) in
            try await useCases.saveItem.execute(form.draft, isNew: form.isNew)
        } receive: {
            $0.state.endSave(of: id, $1)
        }
    }

    /// Closes this form. If there is a draft, asks the user first.
    public func closeForm(_ id: Item.ID) { state.closeForm(id) }

    public func keepDraft(_ id: Item.ID) { state.keepDraft(id) }

    /// Closes this form, and discards its draft. A save in flight goes on.
    public func discardDraft(_ id: Item.ID) { state.discardDraft(id) }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: ItemError) { state.errors.dismiss(error) }

    /// Cancels the load in flight. A write in flight goes on, and its answer still changes the state.
    public func stop() {
        tasks.cancelReads()
        state.loading.endSpinner()
    }
}

extension ItemsViewModel: @MainActor PartViewModel {}
