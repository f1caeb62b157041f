import Domain
import Presentation

extension ItemsScenario {
    nonisolated public static let specification: [Clause<ItemsScenario>] = [
        Clause("A load asks for the items, a delete of a visible item deletes it", \.opened) {
            switch $0.lastUserStep {
            case .load: ["load"]
            case .delete(let id) where $0.previousState?.isVisible(id) == true: ["delete \(id)"]
            default: []
            }
        },
        Clause("A load cancels the one before it; nothing else is cancelled", \.cancelled) {
            $0.lastUserStep == .load ? $0.awaitedBefore { $0.name == "load" } : []
        },
        Clause(
            """
            The list is the answer of the newest load that was answered in its turn, without what has been \
            deleted or is being deleted since
            """, \.state.visibleItems
        ) { history in
            guard let load = history.newest([Item].self) else { return [] }
            return load.value.filter { !history.isDeleted($0.id, since: load.request) }
        },
        Clause(
            """
            The selection is the visible item that was tapped last, until it is deselected or leaves the list
            """, \.state.selectedItem?.id
        ) { history in
            let tap = history.lastUserStep { step, before in
                if case .select(let id) = step { before.isVisible(id) } else { step == .deselect }
            }
            guard let tap, case .select(let id) = tap.step,
                history.moments[tap.moment...].allSatisfy({ $0.state.isVisible(id) })
            else { return nil }
            return id
        },
        Clause("The spinner shows whether the newest load is open", \.state.isLoading) {
            $0.awaits("load")
        },
        Clause(
            "The error is that of the last failure that nobody has dismissed and no load has replaced",
            \.state.error
        ) {
            $0.lastError(ItemError.self) { step, error in
                step == .load || step == .clearError(nil) || step == .clearError(error.message)
            }
        },
        Clause("A call ends when its request has ended", \.calls, is: \.callsInFlight),
    ]

    /// Whether a request among those of other screens is one of this screen.
    nonisolated static func owns(_ request: RequestSpan) -> Bool {
        request.kind == .call
            && (request.name == "load" || request.name.hasPrefix("delete "))
    }
}

extension History<ItemsScenario> {
    /// Whether a delete of this item is open, or has succeeded since a load was opened.
    fileprivate func isDeleted(_ id: Item.ID, since load: RequestSpan) -> Bool {
        open.contains { $0.name == "delete \(id)" }
            || answers.contains {
                $0.request.name == "delete \(id)" && $0.moment > load.opened
                    && $0.value(Void.self) != nil
            }
    }
}
