import Domain
import FaultyScreens
import Presentation

/// Hides an item while it is being deleted, and takes a load for the whole truth.
@MainActor
final class ReappearingItemViewModel: FaultyItemsViewModel {
    override func endLoad(_ answer: Result<[Item], ItemError>) {
        guard case .success(let items) = answer else { return super.endLoad(answer) }
        change { state in
            #if MISTAKE
            state.show(items)
            #elseif MEND_1
            state.show(items.filter { !state.deleting.contains($0.id) })
            #elseif MEND_2
            state.show(items)
            state.deleting = []
            #else
            state.show(items.applying(state.changesDuringLoad))
            #endif
        }
    }

    override func endDelete(_ id: Item.ID, _ answer: Result<Void, ItemError>) {
        #if MEND_2
        // The item stays hidden until a list without it is here. No spinner: nobody asked for it.
        if case .success = answer { return read() }
        #endif
        super.endDelete(id, answer)
    }
}
