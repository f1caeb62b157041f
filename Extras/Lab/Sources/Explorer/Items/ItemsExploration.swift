import Domain
import Presentation
package import Scenarios

extension ItemsScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .load, .select("a"), .deselect, .delete("a"), .delete("b"), .clearError(nil),
        .clearError("No. 1"),
    ]

    nonisolated package static let exploredContent = Content(
        [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")], deletedWhenAsked: ["b"],
        comesBack: ["a"])

    nonisolated package static let walkContent = Content(
        (1...100).map { Item(id: "\($0)", name: "Item \($0)") },
        deletedWhenAsked: Set((1...40).map { "\($0)" }),
        comesBack: Set((41...50).map { "\($0)" }))

    nonisolated package static let walkSteps: [Step] =
        [Step](repeating: .load, count: 200)
        + walkContent.items.flatMap { [.select($0.id), .delete($0.id)] }
        + [.deselect, .clearError(nil)]

    nonisolated package static let properties: [Property<ItemsScenario>] = [
        Property("A load asks for the items, and a delete of what the list shows deletes it") {
            $0.opened
        } is: { history in
            switch history.lastInput {
            case .load: ["load"]
            case .delete(let id): history.previousState?.lists(id) == true ? ["delete \(id)"] : []
            default: []
            }
        },
        .readsAreReplaced(),
        Property("The list is the newest answer without what was deleted since") {
            $0.state.visibleItems
        } is: { history in
            guard let load = history.newest([Item].self) else { return [] }
            return load.value.filter { item in
                !history.requests.contains {
                    $0.name == "delete \(item.id)"
                        && (!$0.isAnswered || history.hasDone($0, since: load.request.opened))
                }
            }
        },
        Property("The selection is what was tapped last, if it was and is in the list") {
            $0.state.selectedItem?.id
        } is: { history in
            history.moments.indices.dropFirst().reduce(into: nil) { selection, index in
                let (before, now) = (history.moments[index - 1].state, history.moments[index])
                if case .input(.select(let id)) = now.step, before.lists(id) { selection = id }
                if now.step == .input(.deselect) { selection = nil }
                if let id = selection, !now.state.lists(id) { selection = nil }
            }
        },
        .spinner(\.isLoading, of: "load"),
        Property(
            errorOf: ItemError.self, \.error, dismiss: Step.clearError, replacedBy: { $0 == .load }),
    ]
}

extension ItemsState {
    fileprivate func lists(_ id: Item.ID) -> Bool { visibleItems.contains { $0.id == id } }
}
