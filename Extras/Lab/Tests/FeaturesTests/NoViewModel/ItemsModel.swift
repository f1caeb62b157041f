import Domain
import Observation
import Presentation

/// The items of an app without view models: one plain model, which every view that shows items shares.
@MainActor
@Observable
final class ItemsModel {
    private(set) var isLoading = false
    var errors = ScreenErrors<ItemError>()
    private var items: [Item] = []
    private var deleting: Set<Item.ID> = []
    /// The answer of an open load may be older than these deletes, and still hold the items.
    private var deletedDuringLoad: Set<Item.ID> = []
    private let useCases: ItemsUseCases

    init(useCases: ItemsUseCases) {
        self.useCases = useCases
    }

    /// Those being deleted are hidden, and stay in their places.
    var visibleItems: [Item] { items.filter { !deleting.contains($0.id) } }

    /// The view's `.task(id:)` cancels an older load.
    func load() async {
        isLoading = true
        errors.beginRead()
        deletedDuringLoad = []
        do throws(ItemError) {
            let items = try await useCases.getItems.execute()
            if Task.isCancelled { return }
            self.items = items.filter { !deletedDuringLoad.contains($0.id) }
        } catch {
            if Task.isCancelled { return }
            errors.failRead(error)
        }
        isLoading = false
    }

    func delete(_ id: Item.ID) async {
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
        if isLoading { deletedDuringLoad.insert(id) }
    }
}
