public import Domain

/// All that the items screen knows; what can be derived is derived.
public struct ItemsState: Equatable, Sendable {
    /// The items as last answered, in stored order. Those being deleted are still in their places.
    public var items: [Item] = []
    public var selectedItemID: Item.ID?
    public var loading = Loading<ItemError>.never
    /// The error of the last load or delete, until it is dismissed or a new load starts.
    public var error: ItemError?
    /// The ids of the items whose deletes are in flight.
    public var deleting: Set<Item.ID> = []
    /// The ids of items that were deleted while a load is open: its answer may be older, and still have them.
    public var deletedDuringLoad: Set<Item.ID> = []
    /// The item to which a link leads, until it is known whether there is one.
    public var linkedItemID: Item.ID?

    public init() {}
}

extension ItemsState {
    public var isLoading: Bool { loading == .loading }

    /// The items less those being deleted. Filtered at each access.
    public var visibleItems: [Item] {
        deleting.isEmpty ? items : items.filter { !deleting.contains($0.id) }
    }

    /// Nil when nothing is selected, and when the selected item is not visible.
    public var selectedItem: Item? {
        guard let selectedItemID, !deleting.contains(selectedItemID) else { return nil }
        return items.first { $0.id == selectedItemID }
    }

    /// Takes the selection away from an item that is gone. If a link led to that item, this sets the error.
    mutating func deselectIfGone() {
        if let selectedItemID, selectedItem == nil {
            if selectedItemID == linkedItemID { error = .notFound(selectedItemID) }
            self.selectedItemID = nil
        }
        linkedItemID = nil
    }

    /// True if the list shows an item of this id. Looks through the items.
    public func isVisible(_ id: Item.ID) -> Bool {
        !deleting.contains(id) && items.contains { $0.id == id }
    }

    var list: ListContent<Item, ItemError> {
        ListContent(visibleItems, loading, error: error)
    }
}
