/// Stores and finds the items. The rules are in the use cases.
package protocol ItemRepository: Sendable {
    /// Every item, in stored order.
    func items() async throws(ItemError) -> [Item]

    /// Removes the item with this id. Returns false if there is no such item.
    ///
    /// When this method returns, the removal is as durable as the implementation promises.
    func deleteItem(id: Item.ID) async throws(ItemError) -> Bool
}
