import Domain
import Presentation
import Scenarios

/// Mistakes that are alike in both patterns, at least one for each kind of property.
package enum Plants {
    package static let all: [any AnyMistake] = items + users + counter + login + notes + app

    private static let items: [any AnyMistake] = [
        Plant<ItemsScenario>(
            "A load asks twice, once in vain", breaks: "A load asks",
            asks: {
                ItemsUseCases(getItems: TwoItemLoads(get: $0.getItems), deleteItem: $0.deleteItem)
            }
        ),
        Plant<ItemsScenario>(
            "What was deleted once never shows again", breaks: "The list is",
            shows: {
                state, before, _ in
                let gone = before.deleting.subtracting(state.deleting).filter { id in
                    !state.items.contains { $0.id == id }
                }
                state.deletedDuringLoad.formUnion(before.deletedDuringLoad.union(gone))
                state.items.removeAll { [gone = state.deletedDuringLoad] in gone.contains($0.id) }
            }),
        Plant<ItemsScenario>(
            "The selection outlives its item", breaks: "The selection is",
            shows: {
                state, before, step in
                if step != .deselect {
                    state.selectedItemID = state.selectedItemID ?? before.selectedItemID
                }
            }),
        Plant<ItemsScenario>(
            "There is a spinner for an empty list only", breaks: "The spinner",
            shows: {
                state, _, _ in
                state.isLoading = state.isLoading && state.items.isEmpty
            }),
        Plant<ItemsScenario>(
            "A new load keeps the error", breaks: "An error is",
            shows: {
                state, before, step in
                if step == .load { state.error = before.error }
            }),
        Plant<ItemsScenario>(
            "A delete deselects in a write of its own", breaks: "A step changes",
            does: {
                step, state, _ in
                if case .delete(state.selectedItem?.id) = step {
                    [.deselect, step]
                } else {
                    [step]
                }
            }),
        Plant<ItemsScenario>(
            "A load cancels the deletes", breaks: "A write is never",
            asks: {
                ItemsUseCases(getItems: $0.getItems, deleteItem: CancelledDeletes($0.deleteItem))
            },
            does: { step, _, useCases in
                if step == .load { (useCases.deleteItem as? CancelledDeletes)?.cancel() }
                return [step]
            }),
    ]

    private static let users: [any AnyMistake] = [
        Plant<UsersScenario>(
            "The search field loses outer spaces", breaks: "The query",
            shows: {
                state, _, _ in
                state.screen.query = state.screen.query.split(separator: " ").joined(separator: " ")
            }),
        Plant<UsersScenario>(
            "The users come in the order of their names", breaks: "The list is",
            shows: {
                state, _, _ in
                state.screen.users.sort { $0.name < $1.name }
            }),
        Plant<UsersScenario>(
            "A user that the search hides can't be tapped", breaks: "Each tap",
            does: {
                step, state, _ in
                guard case .select(let id) = step, let user = state.screen[id] else {
                    return [step]
                }
                return state.screen.visibleUsers.contains(user) ? [step] : []
            }),
        Plant<UsersScenario>(
            "Dismissing an error ends the load", breaks: "A newer read",
            asks: { UsersUseCases(getUsers: EndedLoads($0.getUsers)) },
            does: { step, _, useCases in
                if step == .clearError(nil) { (useCases.getUsers as? EndedLoads)?.end() }
                return [step]
            }),
    ]

    private static let counter: [any AnyMistake] = [
        Plant<CounterScenario>(
            "Plus is minus", breaks: "Changes go out",
            asks: {
                CounterUseCases(
                    get: $0.get, increment: Swapped($0.decrement), decrement: Swapped($0.increment),
                    reset: $0.reset)
            }),
        Plant<CounterScenario>(
            "A count without a version is not shown", breaks: "The count is",
            shows: {
                state, before, _ in
                if state.counter?.version == 0 { state.counter = before.counter }
            }),
        Plant<CounterScenario>(
            "One change is pending at most", breaks: "A change is pending",
            shows: {
                state, _, _ in
                state.pendingChanges = min(state.pendingChanges, 1)
            }),
    ]

    private static let login: [any AnyMistake] = [
        Plant<LoginScenario>(
            "The address is sent in capital letters", breaks: "A submit asks",
            asks: { LoginUseCases(logIn: Capitals(logIn: $0.logIn)) }),
        Plant<LoginScenario>(
            "A problem stays when its field is edited", breaks: "What was wrong",
            shows: {
                state, before, step in
                if case .email = step { state.screen.problems = before.screen.problems }
            }),
        Plant<LoginScenario>(
            "A failed login empties the password", breaks: "The fields hold",
            shows: {
                state, before, _ in
                let hasFailed = before.screen.isSubmitting && !state.screen.isSubmitting
                if hasFailed { state.screen.credentials.password = Password("") }
            }),
        Plant<LoginScenario>(
            "The error stays while the user types", breaks: "The error is",
            shows: {
                state, before, step in
                if case .email = step { state.screen.error = before.screen.error }
            }),
        Plant<LoginScenario>(
            "The session is somebody else's", breaks: "A login opens",
            shows: {
                state, _, _ in
                if state.screen.session != nil {
                    state.screen.session = Session(email: "bo@x.test")
                }
            }),
        Plant<LoginScenario>(
            "A login is told twice", breaks: "A login is one",
            shows: { state, _, _ in
                state.events += state.events
            }),
    ]
}
