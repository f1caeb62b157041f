public import Domain

/// All that the items screen knows; the rest is derived from it.
public struct ItemsState: Equatable, Sendable {
    /// The items of the last answer, in stored order. Those being deleted are still among them.
    public var items: [Item] = []
    public var selectedItemID: Item.ID?
    public var loading = Loading<ItemError>.never
    /// The error of the last load or delete, until it is dismissed or a new load starts.
    public var error: ItemError?
    /// The ids of the items whose deletes are in flight.
    public var deleting: Set<Item.ID> = []
    /// The items that were deleted while a load is in flight: its answer may be older and still have
    /// them.
    public var deletedDuringLoad: Set<Item.ID> = []
    /// The item of a link, until a load has shown whether it exists.
    public var linkedItemID: Item.ID?

    public init() {}
}

extension ItemsState {
    public var isLoading: Bool { loading == .loading }
    public var isWriting: Bool { !deleting.isEmpty }

    /// The items without those being deleted. Filtered at each access.
    public var visibleItems: [Item] {
        deleting.isEmpty ? items : items.filter { !deleting.contains($0.id) }
    }

    /// Nil when nothing is selected, and when the selected item is not visible.
    public var selectedItem: Item? {
        guard let selectedItemID, !deleting.contains(selectedItemID) else { return nil }
        return items.first { $0.id == selectedItemID }
    }

    /// Deselects an item that is gone. If a link led to that item, this sets the error.
    mutating func deselectIfGone() {
        if let selectedItemID, selectedItem == nil {
            if selectedItemID == linkedItemID { error = .notFound(selectedItemID) }
            self.selectedItemID = nil
        }
        linkedItemID = nil
    }

    /// True if the list shows this item. Searches the whole list.
    public func isVisible(_ id: Item.ID) -> Bool {
        !deleting.contains(id) && items.contains { $0.id == id }
    }

    var list: ListContent<Item, ItemError> {
        ListContent(visibleItems, loading, error: error)
    }
}

extension ItemsState: TabState {
    public var writeError: (any DomainError)? { error }
    public var hasRefusedText: Bool { false }
}
