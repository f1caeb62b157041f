import Domain
package import Presentation

/// Items are listed by id, the selected one in brackets; `…` is the spinner, `!` the error.
extension ItemsScenario {
    nonisolated package static func isWaiting(_ state: ItemsState) -> Bool {
        state.isLoading || !state.deleting.isEmpty
    }

    nonisolated package static func summary(_ state: ItemsState) -> String {
        var words = state.visibleItems.map { $0 == state.selectedItem ? "[\($0.id)]" : $0.id }
        if state.isLoading { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<ItemsScenario>.all(
        PackageResources.items_contract_txt)
}
