import Domain
import Headless
import Presentation
import Scenarios

/// The items' view controller, whose rows stay in sight while one is selected.
struct ItemsInUIKit: OnScreen {
    typealias Feature = ItemsScenario

    let screen: HeadlessScreen

    init(_ screen: HeadlessScreen) { self.screen = screen }

    private var page: HeadlessScreen.Seen? { screen.elements("page").first }

    func take(_ step: ItemsScenario.Step, in state: ItemsState) throws -> String? {
        if case .clearError(let message) = step { return try screen.dismissError(message) }
        guard let page else {
            guard step == .load else { return "it has not appeared" }
            screen.appear()
            return nil
        }
        guard screen.alert == nil else { return "an alert is over it" }
        switch step {
        case .load: try screen.pullToRefresh()
        case .select(let id):
            guard let name = name(id, page) else { return "it is not in the list" }
            try screen.tap(name)
        case .deselect:
            guard page.first("button", "Deselect")?.isEnabled == true else {
                return "nothing is selected"
            }
            try screen.tap("Deselect")
        case .delete(let id):
            guard let name = name(id, page) else { return "it is not in the list" }
            try screen.swipe(name, "Delete")
        case .clearError: break
        }
        return nil
    }

    /// Over rows, nobody can see a load that was not pulled.
    func seen(over state: ItemsState) throws -> ItemsState {
        guard let page else { return state }
        var seen = ItemsState()
        seen.items = try page.rows.map { row in
            try Item.samples.first { $0.name == row.label }.orNotSeen("an item in the row", screen)
        }
        let selected = page.rows.first(where: \.isSelected)?.label
        seen.selectedItemID = seen.items.first { $0.name == selected }?.id
        let isRefreshing = page.all("list").contains { $0.traits.contains("refreshing") }
        seen.loading = state.loading
        guard !isRefreshing || state.isLoading,
            page.all("spinner").isEmpty == !(state.isLoading && seen.items.isEmpty)
        else { throw NotSeen("whether it is loading", screen) }
        seen.error = screen.error(on: page)
        guard page.label == selected ?? "Items",
            page.first("button", "Deselect")?.isEnabled == (selected != nil)
        else { throw NotSeen("what is selected", screen) }
        return seen
    }

    private func name(_ id: Item.ID, _ page: HeadlessScreen.Seen) -> String? {
        Item.samples.first { $0.id == id }.map(\.name).flatMap { name in
            page.rows.contains { $0.label == name } ? name : nil
        }
    }

    static let makers: [ViewMaker<ItemsScenario>] = [
        ViewMaker(.mvvm) { (model: ItemsViewModel) in
            HeadlessScreen(ItemsViewController(viewModel: model), isHidden: true)
        },
        ViewMaker(.mvi) { (store: ItemsStore) in
            HeadlessScreen(ItemsViewController(store: store), isHidden: true)
        },
    ]
}
