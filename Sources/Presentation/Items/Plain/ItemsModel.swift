public import Domain
public import Observation

/// The items screen as a plain model, for comparison; the app does not use it.
///
/// It is an observable class with `async` methods. All views that show items can share it. What belongs
/// to one screen, such as the selection, is state of the view.
@MainActor
@Observable
public final class ItemsModel {
    public private(set) var loading = Loading<ItemError>.never
    public var errors = ScreenErrors<ItemError>()
    private var items: [Item] = []
    private var deleting: Set<Item.ID> = []
    /// The items that were deleted during the load in flight. The answer to this load can still contain
    /// them.
    private var deletedDuringLoad: Set<Item.ID> = []
    private let useCases: ItemsUseCases

    public init(useCases: ItemsUseCases) { self.useCases = useCases }

    /// The items without those whose deletes are in flight.
    public var visibleItems: [Item] { items.filter { !deleting.contains($0.id) } }

    /// Reads the items. The caller cancels an older load, as a view's `.task(id:)` does.
    public func load() async {
        loading = .loading
        errors.beginRead()
        deletedDuringLoad = []
        do throws(ItemError) {
            let items = try await useCases.getItems.execute()
            if Task.isCancelled { return }
            self.items = items.filter { !deletedDuringLoad.contains($0.id) }
            loading = .loaded
        } catch {
            if Task.isCancelled { return }
            loading = .failed(error)
            errors.failRead(error)
        }
    }

    /// Hides the item at once. If the delete fails, the item appears again in its old position. An item
    /// that does not exist any more counts as deleted.
    public func delete(_ id: Item.ID) async {
        guard visibleItems.contains(where: { $0.id == id }) else { return }
        deleting.insert(id)
        errors.beginWrite(of: id)
        do throws(ItemError) {
            try await useCases.deleteItem.execute(id: id)
            remove(id)
        } catch .notFound {
            remove(id)
        } catch {
            errors.failWrite(error, of: id)
        }
        deleting.remove(id)
    }

    private func remove(_ id: Item.ID) {
        items.removeAll { $0.id == id }
        if loading == .loading { deletedDuringLoad.insert(id) }
    }
}
