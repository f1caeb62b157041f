public import Domain

/// The state of the items screen. All other values that the screen shows are computed from it.
public struct ItemsState: Equatable, Sendable {
    /// The items of the last successful load, in stored order. Items whose deletes are in flight are
    /// still included.
    public var items: [Item] = []
    public var selectedItemID: Item.ID?
    public var loading = Loading<ItemError>.never { didSet { deletedDuringLoad = [] } }
    /// Of loads, of links as part of a load, and of deletes.
    public var errors = ScreenErrors<ItemError>()
    /// The ids of the items whose deletes are in flight.
    public var deleting: Set<Item.ID> = []
    /// The ids of the items that were deleted during a load. The answer to the load can be older than
    /// the delete, and in that case still contains these items. Empty again when `loading` changes.
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

    /// Selects the item that a link leads to. Returns true if the items have to be loaded first.
    mutating func openLink(to id: Item.ID) -> Bool {
        let isKnown = isVisible(id) && !isLoading
        selectedItemID = id
        linkedItemID = isKnown ? nil : id
        return !isKnown && !isLoading
    }

    /// Hides the item until its delete has ended. If it is selected, closes its detail screen.
    mutating func beginDelete(of id: Item.ID) {
        deleting.insert(id)
        errors.beginWrite(of: id)
        if selectedItemID == id { selectedItemID = nil }
    }

    /// Deselects an item that does not exist any more. If a link led to that item, `error` is set.
    mutating func deselectIfGone() {
        if let selectedItemID, selectedItem == nil {
            if selectedItemID == linkedItemID { errors.failRead(.notFound(selectedItemID)) }
            self.selectedItemID = nil
        }
        linkedItemID = nil
    }

    /// Forgets the link, because the load that it waits for has failed. While nothing is listed yet, the
    /// link waits for the next load.
    mutating func forgetLink() {
        guard !items.isEmpty else { return }
        linkedItemID = nil
        if selectedItem == nil { selectedItemID = nil }
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
