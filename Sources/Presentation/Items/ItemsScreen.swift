public import Domain

/// The items screen in either pattern, for code that works with both, such as tests and the command line.
/// A returned task ends when all requests of the call have ended.
@MainActor
public protocol ItemsScreen: AnyObject {
    var state: ItemsState { get }
    @discardableResult func load() -> ScreenTask
    func select(_ id: Item.ID)
    func deselect(_ id: Item.ID)
    @discardableResult func openLink(to id: Item.ID) -> ScreenTask?
    @discardableResult func delete(_ id: Item.ID) -> ScreenTask?
    func add(_ id: Item.ID)
    func edit(_ id: Item.ID)
    func typeName(_ name: String, into id: Item.ID)
    @discardableResult func save(_ id: Item.ID) -> ScreenTask?
    func closeForm(_ id: Item.ID)
    func keepDraft(_ id: Item.ID)
    func discardDraft(_ id: Item.ID)
    func dismiss(_ error: ItemError)
}
