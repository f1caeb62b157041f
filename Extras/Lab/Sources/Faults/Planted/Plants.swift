import Domain
import Presentation
import Scenarios

/// Mistakes that are alike in both patterns, at least one for each kind of property.
package enum Plants {
    package static let all: [any AnyMistake] = items + users + counter + login + notes + app

    private static let items: [any AnyMistake] = [
        Plant<ItemsScenario>(
            "To deselect loads again", breaks: "A load asks",
            does: { $0.step == .deselect ? [.deselect, .load] : [$0.step] }),
        Plant<ItemsScenario>("What was deleted once never shows again", breaks: "The list is") {
            let (before, now) = ($0.before, $0.state)
            let gone = before.deleting.subtracting(now.deleting).filter { id in
                !now.items.contains { $0.id == id }
            }
            let all = now.deletedDuringLoad.union(before.deletedDuringLoad).union(gone)
            $0.state.deletedDuringLoad = all
            $0.state.items.removeAll { all.contains($0.id) }
        },
        Plant<ItemsScenario>("The selection outlives its item", breaks: "The selection is") {
            guard $0.step != .deselect, $0.state.selectedItemID == nil else { return }
            $0.state.selectedItemID = $0.before.selectedItemID
        },
        Plant<ItemsScenario>("There is a spinner for an empty list only", breaks: "The spinner") {
            if !$0.state.items.isEmpty, $0.state.isLoading { $0.state.loading = .loaded }
        },
        Plant<ItemsScenario>("A new load keeps the error", breaks: "An error is") {
            if $0.step == .load { $0.state.error = $0.before.error }
        },
        Plant<ItemsScenario>(
            "A delete deselects in a write of its own", breaks: "A step changes",
            does: {
                if case .delete($0.state.selectedItem?.id) = $0.step {
                    return [.deselect, $0.step]
                }
                return [$0.step]
            }),
        Plant<ItemsScenario>(
            "A load cancels the deletes", breaks: "A write is never",
            asks: {
                ItemsUseCases(getItems: $0.getItems, deleteItem: CancelledDeletes($0.deleteItem))
            },
            does: {
                if $0.step == .load { ($0.useCases.deleteItem as? CancelledDeletes)?.cancel() }
                return [$0.step]
            }),
    ]

    private static let users: [any AnyMistake] = [
        Plant<UsersScenario>("The search field loses outer spaces", breaks: "The query") {
            let words = $0.state.screen.query.split(separator: " ")
            $0.state.screen.query = words.joined(separator: " ")
        },
        Plant<UsersScenario>("The users come in the order of their names", breaks: "The list is") {
            $0.state.screen.users.sort { $0.name < $1.name }
        },
        Plant<UsersScenario>(
            "A user that the search hides can't be tapped", breaks: "Each tap",
            does: {
                guard case .select(let id) = $0.step else { return [$0.step] }
                return $0.state.screen.visibleUsers.contains { $0.id == id } ? [$0.step] : []
            }),
        Plant<UsersScenario>(
            "Dismissing an error ends the load", breaks: "A newer read",
            asks: { UsersUseCases(getUsers: EndedLoads($0.getUsers)) },
            does: {
                if $0.step == .clearError(nil) { ($0.useCases.getUsers as? EndedLoads)?.end() }
                return [$0.step]
            }),
    ]

    private static let counter: [any AnyMistake] = [
        Plant<CounterScenario>(
            "Plus is minus", breaks: "Changes go out",
            does: { [$0.step == .increment ? .decrement : $0.step] }),
        Plant<CounterScenario>("A count without a version is not shown", breaks: "The count is") {
            if $0.state.counter?.version == 0 { $0.state.counter = $0.before.counter }
        },
        Plant<CounterScenario>("One change is pending at most", breaks: "A change is pending") {
            $0.state.pendingChanges = min($0.state.pendingChanges, 1)
        },
    ]

    private static let login: [any AnyMistake] = [
        Plant<LoginScenario>(
            "The address is sent in capital letters", breaks: "A submit asks",
            asks: { LoginUseCases(logIn: Capitals(logIn: $0.logIn)) }),
        Plant<LoginScenario>("A problem stays when its field is edited", breaks: "What was wrong") {
            if case .email = $0.step { $0.state.screen.problems = $0.before.screen.problems }
        },
        Plant<LoginScenario>("A failed login empties the password", breaks: "The fields hold") {
            if $0.before.screen.isSubmitting, !$0.state.screen.isSubmitting {
                $0.state.screen.credentials.password = Password("")
            }
        },
        Plant<LoginScenario>("The error stays while the user types", breaks: "The error is") {
            if case .email = $0.step { $0.state.screen.error = $0.before.screen.error }
        },
        Plant<LoginScenario>("The session is somebody else's", breaks: "A login opens") {
            if $0.state.screen.session != nil {
                $0.state.screen.session = Session(email: "bo@x.test")
            }
        },
        Plant<LoginScenario>("A login is told twice", breaks: "A login is one") {
            $0.state.events += $0.state.events
        },
    ]
}
