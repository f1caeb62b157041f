/// Stores and finds the items. Rules, such as which ids are valid, are in the use cases.
package protocol ItemRepository: Sendable {
    /// Every item, in stored order.
    func items() async throws(ItemError) -> [Item]

    /// Removes the item with this id. Returns false if there is no such item.
    ///
    /// After this method has returned, the removal is stored as safely as the implementation promises:
    /// on the disk, for example, or only in memory.
    func deleteItem(id: Item.ID) async throws(ItemError) -> Bool

    /// Replaces the item with this id. If there is no such item, adds a new item at the end; but if
    /// `isNew` is false, stores nothing and returns false.
    ///
    /// The item is stored as safely as a removal.
    func saveItem(_ item: Item, isNew: Bool) async throws(ItemError) -> Bool
}
