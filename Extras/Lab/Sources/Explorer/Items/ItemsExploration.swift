import Domain
import Presentation
package import Scenarios

extension ItemsScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .load, .select("a"), .deselect, .delete("a"), .delete("b"), .clearError(nil),
        .clearError("No. 1"),
    ]

    nonisolated package static let walkContent = Content(
        [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")], deletedWhenAsked: ["b"],
        comesBack: ["a"])

    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        if case .link = step { true } else { false }
    }

    nonisolated package static let properties: [Property<ItemsScenario>] = [
        Property("A load asks for the items, a delete deletes what is listed, a link may load") {
            $0.opened
        } is: { history in
            guard let before = history.previousState else { return [] }
            var isLoading = before.isLoading
            return history.lastInputs.flatMap { step -> [String] in
                switch step {
                case .delete(let id): return before.isListed(id) ? ["delete \(id)"] : []
                case .link(let id) where before.isListed(id) || isLoading: return []
                case .load, .link:
                    isLoading = true
                    return ["load"]
                case .select, .deselect, .clearError: return []
                }
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
        Property("The selection is what was tapped or linked last, if it is in the list") {
            $0.state.selectedItem?.id
        } is: { history in
            let selected = history.folded(
                "selection", from: history.moments[0].state.selectedItemID
            ) { selected, event in
                switch event.what {
                case .input(.select(let id)): if event.before.isListed(id) { selected = id }
                case .input(.link(let id)): selected = id
                case .input(.deselect): selected = nil
                case .input(.delete(let id)):
                    if id == selected, event.before.isListed(id) { selected = nil }
                case .input(.load), .input(.clearError), .other: break
                case .answer(let answer):
                    // A load that fails says nothing of what was there before the first list.
                    let isKnown = answer.request.kind == .read && !event.before.items.isEmpty
                    guard isKnown || answer.value([Item].self) != nil else { return }
                    if selected.map(event.now.isListed) == false { selected = nil }
                }
            }
            return selected.flatMap { history.state.isListed($0) ? $0 : nil }
        },
        .spinner(\.isLoading, of: "load"),
        Property(error: \.error, remembering: Item.ID?.none) {
            if case .clearError(let message) = $0 { message } else { nil }
        } begun: { event in
            guard case .input(.delete(let id)) = event.what else { return [] }
            return event.before.isListed(id) ? ["delete \(id)"] : []
        } own: { errors, linked, event in
            switch event.what {
            case .input(.link(let id)):
                linked = event.before.isListed(id) && !event.before.isLoading ? nil : id
            case .answer(let answer) where answer.value([Item].self) != nil:
                if let id = linked, event.before.selectedItemID == id, !event.now.isListed(id) {
                    errors.ofRead = .notFound(id)
                }
                linked = nil
            case .answer(let answer):
                if answer.request.kind == .read, !event.before.items.isEmpty { linked = nil }
            case .input, .other: break
            }
        },
    ]
}

extension ItemsState {
    func isListed(_ id: Item.ID) -> Bool { visibleItems.contains { $0.id == id } }
}
