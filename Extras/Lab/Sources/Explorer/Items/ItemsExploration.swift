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

    nonisolated package static func retyping(_ before: State, in state: State) -> [Step] {
        let names = before.items.map(\.name) + [before.form?.draft.name].compactMap(\.self)
        return state.form == nil ? [] : names.map(Step.type)
    }

    nonisolated package static let properties: [Property<ItemsScenario>] = [
        Property("A load or a link to an unknown item requests the items (K1, K2, K4, K5)") {
            $0.opened.count { $0 == "load" }
        } is: { history in
            history.record.asked.count { $0 == history.moments.count - 1 }
        },
        .readsAreReplaced(),
        Property("For each item, only its oldest unanswered write is in flight (W1, F3)") {
            $0.open.filter { $0.kind == .write }.map(\.name).sorted()
        } is: {
            $0.record.taps.values.compactMap(\.first).sorted()
        },
        // Promises L1 to L6.
        Property("The list is the newest answer with what was saved and deleted since") {
            $0.state.visibleItems
        } is: {
            $0.record.visible
        },
        Property("The form has the text that was typed last and is not stored (F1 to F10)") {
            $0.state.shownForm
        } is: {
            $0.record.shownForm
        },
        Property("The selection is what was tapped or linked last, if it is in the list (L7, L8)") {
            $0.state.selectedItem?.id
        } is: { history in
            let record = history.record
            return record.visible.first { $0.id == record.selected }?.id
        },
        .spinner(\.isLoading, of: "load"),
        Property(error: \.error, remembering: (), missing: \.record.missing) {
            if case .clearError(let message) = $0 { message } else { nil }
        } begun: {
            $0.now.begun(since: $0.before)
        },
    ]
}
