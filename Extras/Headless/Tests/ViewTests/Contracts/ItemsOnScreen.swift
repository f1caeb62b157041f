import Domain
import Headless
import Live
import Presentation
import Scenarios
import SwiftUI

struct ItemsOnScreen: OnScreen {
    typealias Feature = ItemsScenario

    let screen: HeadlessScreen

    init(_ screen: HeadlessScreen) { self.screen = screen }

    func take(_ step: ItemsScenario.Step, in state: ItemsState) throws -> String? {
        if case .clearError(let message) = step { return try screen.dismissError(message) }
        if case .link = step { return "its parent opens links" }
        guard screen.alert == nil else { return "an alert is over it" }
        let isDetail = screen.stack("Items").count > 1
        switch step {
        case .load:
            if isDetail { return "the list is covered" }
            if screen.isRefreshing { return "it is being refreshed" }
            try screen.pullToRefresh()
        case .select(let id):
            guard let name = name(id) else { return "it is not in the list" }
            if isDetail { try screen.back() }
            try screen.tap(name)
        case .deselect:
            guard isDetail else { return "nothing is open" }
            try screen.back()
        case .delete(let id):
            guard let name = name(id) else { return "it is not in the list" }
            if isDetail, state.selectedItem?.id != id { return "the list is covered" }
            if isDetail {
                try screen.tap("Delete \(name)")
            } else {
                try screen.swipe(name, "Delete \(name)")
            }
        case .clearError, .link: break
        }
        return nil
    }

    func seen(over state: ItemsState) throws -> ItemsState {
        let pages = screen.stack("Items")
        let list = try pages.first.orNotSeen("the list", screen)
        let isLoaded = state.loading == .loaded
        var state = ItemsState()
        state.items = try list.rows.map { row in
            try Item.samples.first { $0.name == row.label }.orNotSeen("an item in the row", screen)
        }
        if pages.count > 1 {
            let detail = pages[1]
            let id = try detail.first("text", "Identifier").orNotSeen("the id", screen).value
            state.selectedItemID = id
            let name = Item.samples.first { $0.id == id }?.name
            guard detail.label == name, detail.first("text", "Name")?.value == name else {
                throw NotSeen("the name of \(id)", screen)
            }
        }
        state.loading = list.isLoading ? .loading : .loaded
        state.errors = screen.errors(on: list)
        let texts = list.all("text").map(\.label)
        guard texts.contains("No Items") == (state.items.isEmpty && isLoaded),
            list.all("spinner").isEmpty == !(state.isLoading && state.items.isEmpty)
        else { throw NotSeen("what stands in the place of rows", screen) }
        return state
    }

    private func name(_ id: Item.ID) -> String? {
        let rows = screen.stack("Items").first?.rows.map(\.label) ?? []
        return Item.samples.first { $0.id == id && rows.contains($0.name) }?.name
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
