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
            // The item keeps its position, but is hidden during the delete.
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
