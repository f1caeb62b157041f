/// Stores and finds the items. The rules are in the use cases.
package protocol ItemRepository: Sendable {
    /// Every item, in stored order.
    func items() async throws(ItemError) -> [Item]

    /// Removes the item of this id and returns whether there was one.
    ///
    /// When this returns, the removal is as durable as the implementation promises.
    func deleteItem(id: Item.ID) async throws(ItemError) -> Bool
}
