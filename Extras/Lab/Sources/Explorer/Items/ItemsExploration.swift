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
                case .delete(let id): return before.lists(id) ? ["delete \(id)"] : []
                case .link(let id) where before.lists(id) || isLoading: return []
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
                case .input(.select(let id)): if event.before.lists(id) { selected = id }
                case .input(.link(let id)): selected = id
                case .input(.deselect): selected = nil
                case .input(.delete(let id)):
                    if id == selected, event.before.lists(id) { selected = nil }
                case .input(.load), .input(.clearError): break
                case .answer(let answer):
                    guard answer.value([Item].self) != nil else { return }
                    if selected.map(event.now.lists) == false { selected = nil }
                }
            }
            return selected.flatMap { history.state.lists($0) ? $0 : nil }
        },
        .spinner(\.isLoading, of: "load"),
        Property(error: \.error, remembering: Item.ID?.none) {
            if case .clearError(let message) = $0 { message } else { nil }
        } replace: { error, linked, event in
            switch event.what {
            case .input(.load): error = nil
            case .input(.link(let id)):
                let isKnown = event.before.lists(id) && !event.before.isLoading
                linked = isKnown ? nil : id
                if !event.before.isLoading, !isKnown { error = nil }
            case .answer(let answer):
                // A delete that succeeds leaves the error as it is.
                guard answer.value([Item].self) != nil else { return answer.succeeded }
                if let id = linked, event.before.selectedItemID == id, !event.now.lists(id) {
                    error = .notFound(id)
                }
                linked = nil
            case .input: return false
            }
            return true
        },
    ]
}

extension ItemsState {
    fileprivate func lists(_ id: Item.ID) -> Bool { visibleItems.contains { $0.id == id } }
}
