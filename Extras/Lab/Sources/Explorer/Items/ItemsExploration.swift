import Domain
import Presentation
package import Scenarios

extension ItemsScenario: Feature {
    nonisolated package static let walkContent = Content(
        [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")], deletedWhenAsked: ["b"],
        comesBack: ["a"])

    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        if case .link = step { true } else { false }
    }

    nonisolated package static let properties: [Property<ItemsScenario>] = [
        Property("A load asks for the items, and a link, if it may not be there") {
            $0.opened.filter { $0 == "load" }
        } is: { history in
            guard let before = history.previousState else { return [] }
            var isLoading = before.isLoading
            return history.lastInputs.flatMap { step -> [String] in
                switch step {
                case .link(let id) where before.isListed(id) || isLoading: return []
                case .load, .link:
                    isLoading = true
                    return ["load"]
                default: return []
                }
            }
        },
        .readsAreReplaced(),
        Property("Of each item, what was tapped first and is not answered is written, once") {
            $0.open.filter { $0.kind == .write }.map(\.name).sorted()
        } is: {
            $0.editing.writes.values.compactMap(\.first).sorted()
        },
        Property("The list is the newest answer with what was saved and deleted since") {
            $0.state.visibleItems
        } is: { history in
            let load = history.newest([Item].self)
            var items = load?.value ?? []
            for change in history.editing.done where change.moment > load?.request.opened ?? 0 {
                let index = items.firstIndex { $0.id == change.id }
                switch (index, change.name.map { Item(id: change.id, name: $0) }) {
                case (let index?, let item?): items[index] = item
                case (let index?, nil): items.remove(at: index)
                case (nil, let item?): items.append(item)
                case (nil, nil): break
                }
            }
            let writes = history.editing.writes
            return items.filter { writes[$0.id]?.contains("delete \($0.id)") != true }
        },
        Property("The form is the one that was opened, with what was typed") {
            Editing($0.state).form
        } is: {
            $0.editing.form
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
                case .input, .other: break
                case .answer(let answer):
                    // Before the first list, a load that fails does not say which items there are.
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
            guard case .input(let step) = event.what else { return [] }
            return event.before.begins(step).map { "item \($0)" }
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
