import Domain
import FaultyScreens
import Presentation

/// Removes an item from the list at once, and puts it back if the delete fails.
@MainActor
final class WrongPlaceViewModel: FaultyItemsViewModel {
    override func delete(_ id: Item.ID) {
        #if MISTAKE
        let item = state[id]
        #endif
        change { state in
            state.startDeleting(id)
            #if MISTAKE
            state.items.removeAll { $0.id == id }
            #else
            // It keeps its position, and is hidden while it is being deleted.
            #endif
        }
        Task { [weak self, delete = useCases.deleting(id)] in
            let answer = await Result(catching: delete)
            self?.change { state in
                state.endDeleting(id, answer)
                #if MISTAKE
                if !answer.isDeleted, let item, state[id] == nil { state.items.append(item) }
                #endif
            }
        }
    }
}
