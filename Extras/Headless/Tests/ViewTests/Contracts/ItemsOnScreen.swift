import Domain
import Headless
import Live
import Presentation
import Scenarios
import SwiftUI

struct ItemsOnScreen: OnScreen {
    typealias Feature = ItemsScenario

    let screen: HeadlessScreen
    private let names = Names()

    init(_ screen: HeadlessScreen) { self.screen = screen }

    /// The form's page in the sheet.
    private var form: HeadlessScreen.Seen? {
        screen.elements("page").first { ["New Item", "Edit Item"].contains($0.label) }
    }

    func take(_ step: ItemsScenario.Step, in state: ItemsState) throws -> String? {
        names.learn(state.form?.id)
        if case .clearError(let message) = step { return try screen.dismissError(message) }
        if case .link = step { return "its parent opens links" }
        if step == .keep || step == .discard {
            guard isAsking else { return "nothing is asked" }
            try screen.tap(step == .keep ? "Keep Editing" : "Discard")
            return nil
        }
        guard screen.alert == nil else { return "an alert is over it" }
        if let form { return try take(step, in: form, state) }
        let isDetail = screen.stack("Items").count > 1
        switch step {
        case .load:
            if isDetail { return "the list is covered" }
            if screen.isRefreshing { return "it is being refreshed" }
            try screen.pullToRefresh()
        case .select(let id):
            guard let name = name(id, state) else { return "it is not in the list" }
            if isDetail { try screen.back() }
            try screen.tap(name)
        case .deselect:
            guard isDetail else { return "nothing is open" }
            try screen.back()
        case .delete(let id):
            guard let name = name(id, state) else { return "it is not in the list" }
            if isDetail, state.selectedItem?.id != names.id(id) { return "the list is covered" }
            if isDetail {
                try screen.tap("Delete \(name)")
            } else {
                try screen.swipe(name, "Delete \(name)")
            }
        case .add(let name):
            if isDetail { return "the list is covered" }
            try screen.tap("New Item")
            names.added = name
        case .edit(let id):
            guard isDetail, state.selectedItem?.id == names.id(id) else {
                return "its page is not open"
            }
            try screen.tap("Edit")
        case .type, .save, .close: return "no form is open"
        case .clearError, .link, .keep, .discard: break
        }
        return nil
    }

    private func take(
        _ step: ItemsScenario.Step, in form: HeadlessScreen.Seen, _ state: ItemsState
    ) throws -> String? {
        switch step {
        case .type(let name):
            guard form.first("field", "Name")?.isEnabled == true else { return "it is being saved" }
            try screen.type(name, into: "Name")
        case .save:
            guard form.first("button", "Save")?.isEnabled == true else { return "Save is disabled" }
            try screen.tap("Save")
        case .close:
            // While there is a draft, a swipe does not close the form. Only Cancel does, after a question.
            let isSwiped = (try? screen.swipeAway()) != nil
            if isSwiped == state.hasDraft { throw NotSeen("whether a swipe is held", screen) }
            if !isSwiped { try screen.tap("Cancel") }
        default: return "a form is over it"
        }
        return nil
    }

    func translated(_ step: ItemsScenario.Step) -> ItemsScenario.Step {
        switch step {
        case .select(let name): .select(names.id(name))
        case .link(let name): .link(names.id(name))
        case .delete(let name): .delete(names.id(name))
        case .edit(let name): .edit(names.id(name))
        default: step
        }
    }

    /// A user can't see the ids in rows, which item the form edits, or an alert under another
    /// alert.
    func seen(over behind: ItemsState) throws -> ItemsState {
        names.learn(behind.form?.id)
        let pages = screen.stack("Items")
        let list = try pages.first.orNotSeen("the list", screen)
        let isLoaded = behind.loading == .loaded
        var state = ItemsState()
        guard list.rows.count == behind.visibleItems.count else {
            throw NotSeen("\(behind.visibleItems)", screen)
        }
        state.items = zip(list.rows, behind.visibleItems).map { row, item in
            Item(id: names.name(item.id), name: row.label)
        }
        if pages.count > 1 {
            let detail = pages[1]
            let id = try detail.first("text", "Identifier").orNotSeen("the id", screen).value
            state.selectedItemID = names.name(id)
            let name = state.selectedItem?.name
            guard detail.label == name, detail.first("text", "Name")?.value == name else {
                throw NotSeen("the name of \(id)", screen)
            }
        }
        state.loading = list.isLoading ?? behind.isLoading ? .loading : .loaded
        state.errors = isAsking ? behind.errors : screen.errors(on: list)
        let texts = list.all("text").map(\.label)
        guard texts.contains("No Items") == (state.items.isEmpty && isLoaded),
            list.all("spinner").isEmpty == !(state.isLoading && state.items.isEmpty)
        else { throw NotSeen("what stands in the place of rows", screen) }
        state.form = try form(over: behind)
        if let form, !form.all("spinner").isEmpty, let id = behind.form?.id {
            state.saving[id] = behind.form
        }
        return state
    }

    private func form(over behind: ItemsState) throws -> ItemFormState? {
        guard let page = form, var form = behind.form else {
            if form != nil || behind.form != nil { throw NotSeen("\(behind.form as Any)", screen) }
            return nil
        }
        let name = try page.first("field", "Name").orNotSeen("the name", screen).value
        form.draft = Item(id: names.name(form.id), name: name)
        if screen.alert == nil || isAsking { form.isAskingToDiscard = isAsking }
        form.isOutdated = page.all("text").contains { $0.label.hasPrefix("Somebody has changed") }
        guard page.label == (form.isNew ? "New Item" : "Edit Item"),
            page.first("button", "Save")?.isEnabled == (form.canSave && !behind.isSavingForm)
        else { throw NotSeen("what Save does", screen) }
        return form
    }

    private var isAsking: Bool { screen.alert?.title == "Discard Changes?" }

    private func name(_ name: Item.ID, _ state: ItemsState) -> String? {
        let rows = screen.stack("Items").first?.rows.map(\.label) ?? []
        return state[names.id(name)].flatMap { rows.contains($0.name) ? $0.name : nil }
    }

    static let makers: [ViewMaker<ItemsScenario>] = [
        ViewMaker(.mvvm) { (model: ItemsViewModel) in
            HeadlessScreen(playing: ScreenStack(ItemsMVVMView(viewModel: model)))
        },
        ViewMaker(.mvi) { (store: ItemsStore) in
            HeadlessScreen(playing: ScreenStack(ItemsMVIView(store: store.scoped)))
        },
    ]
}
