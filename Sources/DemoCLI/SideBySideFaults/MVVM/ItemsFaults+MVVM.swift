import Domain
import Presentation
import Scenarios

final class ShowsLateAnswers: PlainItemsViewModel {
    override func loadEnded(_ result: Result<[Item], ItemError>) {
        change { show(result, in: &$0) }
    }
}

final class EndsNewerSpinner: PlainItemsViewModel {
    override func loadEnded(_ result: Result<[Item], ItemError>) {
        change { state in
            state.isLoading = false
            guard !Task.isCancelled else { return }
            show(result, in: &state)
        }
    }
}

final class ShowsCancellation: PlainItemsViewModel {
    override func loadEnded(_ result: Result<[Item], ItemError>) {
        guard !Task.isCancelled else { return change { $0.error = .cancelled } }
        change { show(result, in: &$0) }
    }
}

final class DeletesTwice: PlainItemsViewModel {
    override func delete(_ id: Item.ID) -> Task<Void, Never>? {
        guard state.items.contains(where: { $0.id == id }) else { return nil }
        return startDeleting(id)
    }
}

final class PutsBackAtTheEnd: PlainItemsViewModel {
    override func deleteEnded(
        _ id: Item.ID, _ result: Result<Void, ItemError>, in state: inout ItemsState
    ) {
        super.deleteEnded(id, result, in: &state)
        guard case .failure = result else { return }
        state.items = state.items.filter { $0.id != id } + state.items.filter { $0.id == id }
    }
}

final class PutsBackTheWrongItem: PlainItemsViewModel {
    private var lastDeleted: Item.ID?

    override func delete(_ id: Item.ID) -> Task<Void, Never>? {
        lastDeleted = id
        return super.delete(id)
    }

    override func deleteEnded(
        _ id: Item.ID, _ result: Result<Void, ItemError>, in state: inout ItemsState
    ) {
        var id = id
        if case .failure = result, let lastDeleted { id = lastDeleted }
        super.deleteEnded(id, result, in: &state)
    }
}

final class StartsEmpty: PlainItemsViewModel {
    override func startLoading(_ state: inout ItemsState) {
        super.startLoading(&state)
        state.items = []
        state.selectedItemID = nil
    }
}

final class DismissesAnyError: PlainItemsViewModel {
    override func dismiss(_ error: ItemError) {
        change { $0.error = nil }
    }
}

final class OutlivesItsOwner: PlainItemsViewModel {
    override func load() -> Task<Void, Never>? {
        change(startLoading)
        loading?.cancel()
        loading = Task { loadEnded(await outcome(of: useCases.getItems.execute)) }
        return loading
    }
}

extension Fault<ItemsScenario> {
    static let itemsMVVM = [
        Fault(
            .mvvm, ShowsLateAnswers.self, "a late answer is shown like any other",
            """
            Nothing asks after the await whether the load has been cancelled. A store asks for all \
            its effects in one place, which no reducer can forget.
            """, .impossible),
        Fault(
            .mvvm, EndsNewerSpinner.self, "a late answer ends the spinner of a newer load",
            """
            The spinner stops before the question whether the load has been cancelled. To a reducer \
            the answer of a cancelled effect never comes.
            """, .impossible),
        Fault(
            .mvvm, ShowsCancellation.self, "a cancelled load is an error",
            """
            That a newer load has cancelled it is told like a failure. To a reducer the answer of a \
            cancelled effect never comes.
            """, .impossible),
        Fault(
            .mvvm, DeletesTwice.self, "two taps are two deletes",
            """
            The item stays in the list while its delete is in flight, and nothing asks whether one \
            is. A reducer needs the same guard.
            """, .asEasy),
        Fault(
            .mvvm, PutsBackAtTheEnd.self, "a delete that fails puts the item at the end",
            """
            What a failed delete puts back goes to the end of the list, not to its old place. A \
            reducer can do the same.
            """, .asEasy),
        Fault(
            .mvvm, PutsBackTheWrongItem.self, "a delete that fails puts back another item",
            """
            What to put back is kept in one property, which the next delete overwrites. A reducer \
            can keep it nowhere but in the state, where each test sees it.
            """, .visible),
        Fault(
            .mvvm, StartsEmpty.self, "a load starts with an empty list",
            """
            The list is empty until the answer comes, and stays empty if the load fails. A reducer \
            can do the same.
            """, .asEasy),
        Fault(
            .mvvm, DismissesAnyError.self, "dismissing an error clears a newer one",
            """
            Whatever is shown is cleared, though the user has read another error. An intent that \
            names the error can be ignored just the same.
            """, .asEasy),
        Fault(
            .mvvm, OutlivesItsOwner.self, "a load in flight holds the screen",
            """
            The task captures `self`, so nothing is released or cancelled before the answer. A \
            reducer's effects have no `self` that could be held; only a store can make this mistake.
            """, .impossible),
    ]
}
