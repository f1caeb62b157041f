import Domain

@testable import Presentation

extension ItemsScenario: ExploredFeature {
    nonisolated static let exploredIntents: [ItemsIntent] = [
        .loadRequested, .itemTapped("a"), .selectionCleared, .deleteTapped("a"), .deleteTapped("b"),
        .errorDismissed,
    ]

    nonisolated static let exploredContent = [
        Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana"),
    ]

    nonisolated static let wanderedContent = (1...100).map { Item(id: "\($0)", name: "Item \($0)") }

    nonisolated static let wanderedIntents: [ItemsIntent] =
        [ItemsIntent](repeating: .loadRequested, count: 200)
        + wanderedContent.flatMap { [.itemTapped($0.id), .deleteTapped($0.id)] }
        + [.selectionCleared, .errorDismissed]

    nonisolated static func service(
        after history: History<ItemsScenario>, for state: ItemsState
    ) -> String {
        exploredContent.map(\.id).filter { !history.deleted.contains($0) }.joined(separator: " ")
    }

    nonisolated static func essence(of state: ItemsState) -> String {
        let error = state.error == nil ? "" : "error"
        return """
            \(state.items.map(\.id)) \(state.selectedItemID ?? "") \(state.isLoading) \(error) \
            \(state.deleting.sorted()) \(state.deletedDuringLoad.sorted())
            """
    }

    nonisolated static func brokenInvariant(_ history: History<ItemsScenario>) -> String? {
        let state = history.state
        if state.isLoading != history.awaitsNewest("load") {
            return "the spinner does not tell whether the newest load is open"
        }
        if let id = state.visibleItems.map(\.id).first(where: history.deleted.contains) {
            return "“\(id)” is visible though its delete was acknowledged"
        }
        if let id = history.beingDeleted.first(where: state.isVisible) {
            return "“\(id)” is visible while it is being deleted"
        }
        if let id = state.selectedItemID, !state.isVisible(id) {
            return "“\(id)” is selected though it is not visible"
        }
        let read = history.lastRead("load") ?? 0
        if let stale = state.items.first(where: { !$0.name.hasSuffix("#\(read)") }) {
            return "“\(stale.name)” is shown, which is not from the newest load that was answered"
        }
        if let error = state.error, !history.messages.contains(error.message) {
            return "the error “\(error.message)” is shown, which nobody who was waited for has told"
        }
        return nil
    }
}

extension History<ItemsScenario> {
    /// What the service has deleted.
    fileprivate var deleted: Set<Item.ID> {
        Set(answers.filter { $0.answer == .ok }.compactMap { $0.request.deletes })
    }

    fileprivate var beingDeleted: [Item.ID] {
        open.compactMap(\.deletes)
    }
}

extension Requests.Request {
    fileprivate var deletes: Item.ID? {
        name.hasPrefix("delete ") ? String(name.dropFirst("delete ".count)) : nil
    }
}
