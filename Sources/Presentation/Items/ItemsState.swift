public import Domain

/// The state of the items screen. All other values that the screen shows are computed from it.
public struct ItemsState: Equatable, Sendable {
    /// The items of the last successful load, in stored order. Items whose deletes are in flight are
    /// still included.
    public var items: [Item] = []
    public var selectedItemID: Item.ID?
    public var loading = Loading<ItemError>.never { didSet { deletedDuringLoad = [] } }
    /// The errors of loads, of links as part of a load, and of deletes.
    public var errors = ScreenErrors<ItemError>()
    /// The ids of the items whose deletes are in flight.
    public var deleting: Set<Item.ID> = []
    /// The ids of the items that were deleted during a load. The answer to the load can be older than
    /// the delete, and in that case still contains these items. Empty again when `loading` is set.
    public var deletedDuringLoad: Set<Item.ID> = []
    /// The item that a link leads to, until a load has shown whether this item exists.
    public var linkedItemID: Item.ID?

    public init() {}
}

extension ItemsState {
    public var isWriting: Bool { !deleting.isEmpty }

    /// The items without those whose deletes are in flight. Filtered at each access.
    public var visibleItems: [Item] {
        deleting.isEmpty ? items : items.filter { !deleting.contains($0.id) }
    }

    /// Nil if no item is selected, or if the selected item is not visible.
    public var selectedItem: Item? {
        guard let selectedItemID, !deleting.contains(selectedItemID) else { return nil }
        return items.first { $0.id == selectedItemID }
    }

    /// Selects the item that a link leads to. Returns true if the items have to be loaded, to find out
    /// whether it exists. During a load, the answer to that load will tell.
    mutating func openLink(to id: Item.ID) -> Bool {
        selectedItemID = id
        linkedItemID = isVisible(id) && !isLoading ? nil : id
        return linkedItemID != nil && !isLoading
    }

    /// Shows the loaded items, or why the load has failed. Deselects an item that does not exist any more;
    /// if a link led to it, `error` is set.
    mutating func endLoad(_ result: Result<[Item], ItemError>) {
        switch result {
        case .success(let items):
            self.items = items.filter { !deletedDuringLoad.contains($0.id) }
            loading = .loaded
            if let selectedItemID, selectedItem == nil {
                if selectedItemID == linkedItemID { errors.failRead(.notFound(selectedItemID)) }
                self.selectedItemID = nil
            }
            linkedItemID = nil
        case .failure(let error):
            failLoad(error)
            // While the list is empty, a link waits for the next load.
            guard !items.isEmpty else { return }
            linkedItemID = nil
            if selectedItem == nil { selectedItemID = nil }
        }
    }

    /// Hides the item until its delete has ended. If it is selected, closes its detail screen.
    mutating func beginDelete(of id: Item.ID) {
        deleting.insert(id)
        errors.beginWrite(of: id)
        deselect(id)
    }

    /// Closes the detail screen of this item. If a newer one is shown by now, that stays open.
    mutating func deselect(_ id: Item.ID) {
        if selectedItemID == id { selectedItemID = nil }
    }

    /// True if the list shows this item. Searches the whole list.
    public func isVisible(_ id: Item.ID) -> Bool {
        !deleting.contains(id) && items.contains { $0.id == id }
    }

    var list: ListContent<Item, ItemError> {
        ListContent(visibleItems, loading, error: error)
    }
}

extension ItemsState: LoadingState, TabState {}
