public import Domain

/// The state of the items screen. All other values that the screen shows are computed from it.
public struct ItemsState: LoadingState, Codable, Equatable, Sendable {
    /// The items of the last load, with the saves and deletes that have succeeded since. An item whose
    /// delete is in flight is still here. If the delete fails, the item appears again in its old
    /// position.
    public var items: [Item] = []
    public var selectedItemID: Item.ID?
    public var loading = Loading<ItemError>.never
    /// The errors of loads and of writes. A link to an item that does not exist is an error of a
    /// load.
    public var errors = ScreenErrors<ItemError>()
    /// The ids of the items whose deletes are in flight.
    public var deleting: Set<Item.ID> = []
    /// The forms whose saves are in flight.
    public var saving: [Item.ID: ItemFormState] = [:]
    /// The forms that were closed with a text that is not stored: the save, or a delete of the item, has
    /// failed. The next form of such an item begins with this text.
    public var notSaved: [ItemFormState] = []
    /// The saves and deletes that have succeeded during the newest load. The loaded items may have been
    /// read before these changes, so `endLoad` makes the changes in them again.
    public var changesDuringLoad: [ItemChange] = []
    /// The item that a link leads to, until a load has shown whether this item exists.
    public var linkedItemID: Item.ID?
    /// The form in the sheet; nil if none is open.
    public var form: ItemFormState?

    public init() {}
}

/// A write that has succeeded.
public enum ItemChange: Codable, Equatable, Sendable {
    case saved(Item)
    case deleted(Item.ID)

    func apply(to items: inout [Item]) {
        switch self {
        case .deleted(let id): items.removeAll { $0.id == id }
        case .saved(let item): if !items.replace(byID: item) { items.append(item) }
        }
    }
}

extension ItemsState {
    public var isWriting: Bool { !deleting.isEmpty || !saving.isEmpty }

    /// All items that have no delete in flight. Filtered at each access.
    public var visibleItems: [Item] {
        deleting.isEmpty ? items : items.filter { !deleting.contains($0.id) }
    }

    /// Nil if no item is selected, or if the selected item is not visible.
    public var selectedItem: Item? {
        selectedItemID.flatMap { deleting.contains($0) ? nil : self[$0] }
    }

    public subscript(id: Item.ID) -> Item? { items.first { $0.id == id } }

    /// True if the list shows this item. Searches the whole list.
    public func isVisible(_ id: Item.ID) -> Bool {
        !deleting.contains(id) && items.contains { $0.id == id }
    }

    var list: ListContent<Item, ItemError> {
        ListContent(visibleItems, loading, errors: errors)
    }
}

/// Changes of the list.
extension ItemsState {
    /// Shows the spinner, and clears the error of the last load. Forgets `changesDuringLoad`, because the
    /// new answer will contain all changes that have succeeded so far.
    public mutating func beginLoad() {
        loading = .loading
        errors.beginRead()
        changesDuringLoad = []
    }

    /// Shows the loaded items, or the error of the load. Deselects an item that does not exist any more.
    mutating func endLoad(_ result: Result<[Item], ItemError>) {
        switch result {
        case .success(let items):
            self.items = changesDuringLoad.reduce(into: items) { $1.apply(to: &$0) }
            loading = .loaded
            if selectedItem == nil { selectedItemID = nil }
            updateForm()
            followLink()
        case .failure(let error):
            failLoad(error)
            // While the list is empty, a link waits for the next load.
            if let id = linkedItemID, !items.isEmpty, !deleting.contains(id) { linkedItemID = nil }
        }
    }

    mutating func select(_ id: Item.ID) {
        guard isVisible(id) else { return }
        (selectedItemID, linkedItemID) = (id, nil)
    }

    mutating func deselect(_ id: Item.ID) {
        if selectedItemID == id { selectedItemID = nil }
        if linkedItemID == id { linkedItemID = nil }
    }

    /// Opens the item that a link leads to. Returns true if a load has to find out whether the item exists.
    /// Returns false during a load, because the answer to that load will show it.
    mutating func openLink(to id: Item.ID) -> Bool {
        linkedItemID = id
        if isVisible(id) { followLink() }
        return linkedItemID != nil && !isLoading
    }

    /// Selects the item that a link leads to, and closes a form without a draft. If a load has
    /// succeeded without the item, shows an error; after a failed load, the error of the load
    /// stays.
    ///
    /// While it is not known whether the item exists, everything stays open. The link waits for the
    /// end of a load, or of a delete of the item.
    private mutating func followLink() {
        guard let id = linkedItemID, !deleting.contains(id) else { return }
        if !isLoading { linkedItemID = nil }
        if isVisible(id) {
            selectedItemID = id
            if let form, !hasDraft { discardDraft(form.id) }
        } else if loading == .loaded {
            errors.failRead(.notFound(id))
        }
    }

    /// Hides the item until its delete has ended. Closes its detail screen and its form.
    ///
    /// Returns false if the list does not show the item.
    mutating func beginDelete(of id: Item.ID) -> Bool {
        guard isVisible(id) else { return false }
        deleting.insert(id)
        errors.beginWrite(of: id)
        let typed = hasDraft ? form : nil
        discardDraft(id)
        if var typed, typed.id == id {
            typed.isAskingToDiscard = false
            notSaved.append(typed)
        }
        deselect(id)
        return true
    }

    /// Removes the item, or shows it again with the error. An item that does not exist any more counts as
    /// deleted.
    mutating func endDelete(of id: Item.ID, _ result: Result<Void, ItemError>) {
        deleting.remove(id)
        switch result {
        case .success, .failure(.notFound):
            show(.deleted(id))
            notSaved.removeAll { $0.id == id }
        case .failure(let error): errors.failWrite(error, of: id)
        }
        // If the item is gone and a load is in flight, its answer decides.
        if linkedItemID == id, isVisible(id) || !isLoading { followLink() }
    }

    /// Shows a change that has succeeded. A load in flight does not undo it.
    mutating func show(_ change: ItemChange) {
        change.apply(to: &items)
        if isLoading { changesDuringLoad.append(change) }
    }
}

extension ItemsState: PartState {}
