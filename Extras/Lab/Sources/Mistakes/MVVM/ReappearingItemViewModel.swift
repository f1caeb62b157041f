import Domain
import FaultyScreens
import Presentation

/// Hides an item while it is being deleted, and shows every loaded list as it is.
@MainActor
final class ReappearingItemViewModel: FaultyItemsViewModel {
    override func endLoad(_ answer: Result<[Item], ItemError>) {
        guard case .success(let items) = answer else { return super.endLoad(answer) }
        change { state in
            #if MEND_1
            state.show(items.filter { !state.deleting.contains($0.id) })
            #elseif MENDED
            state.show(items.applying(state.changesDuringLoad))
            #else
            state.show(items)
            #endif
        }
    }

    #if MEND_2
    // Removes the item from the list at once. If the delete fails, the next load brings it back.
    override func delete(_ id: Item.ID) {
        change { $0.items.removeAll { $0.id == id } }
        sendDelete(id)
    }
    #endif

    override func endDelete(_ id: Item.ID, _ answer: Result<Void, ItemError>) {
        change { state in
            state.show(answer, ofDeleting: id)
            #if MENDED
            // A list that is being loaded may still contain the item.
            if state.isLoading, answer.isDeleted { state.changesDuringLoad.append(.deleted(id)) }
            #endif
        }
        #if MEND_2
        read()
        #endif
    }
}
