import Domain
import Headless
import Live
import Presentation
import Scenarios
import SwiftUI

struct UsersOnScreen: OnScreen {
    typealias Feature = UsersScenario

    let screen: HeadlessScreen

    init(_ screen: HeadlessScreen) { self.screen = screen }

    func take(_ step: UsersScenario.Step, in state: UsersScenario.State) throws -> String? {
        if case .clearError(let message) = step { return try screen.dismissError(message) }
        if case .link = step { return "its parent opens links" }
        guard screen.alert == nil else { return "an alert is over it" }
        let pages = screen.stack("Users")
        if step == .back {
            if pages.count < 2 { return "no user is open in front" }
            try screen.back()
            return nil
        }
        if pages.count > 1 { return "the list is covered" }
        switch step {
        case .load:
            if screen.isRefreshing { return "it is being refreshed" }
            try screen.pullToRefresh()
        case .search(let query): try screen.type(query, into: "Name")
        case .select(let id):
            let name = User.samples.first { $0.id == id }?.name
            guard let name, pages.first?.rows.contains(where: { $0.label == name }) == true else {
                return "it is not in the list"
            }
            try screen.tap(name)
        case .back, .clearError, .link: break
        }
        return nil
    }

    /// A user can't see the users that the query hides. `AppOnScreen` checks which users are open.
    func seen(over state: UsersScenario.State) throws -> UsersScenario.State {
        let list = try screen.stack("Users").first.orNotSeen("the list", screen)
        var seen = UsersState()
        let users = try list.rows.map { row in
            try User.samples.first { $0.name == row.label }.orNotSeen("a user in the row", screen)
        }
        seen.show(users)
        seen.query = list.first("search field", "Name")?.value ?? "?"
        seen.errors = screen.errors(on: list)
        let texts = list.all("text").map(\.label)
        let hasFailed = texts.contains("Loading Failed")
        seen.loading = list.isLoading ?? state.isLoading ? .loading : hasFailed ? .never : .loaded
        let isSearched = texts.contains { $0.hasPrefix("No Results") }
        guard isSearched == (seen.users.isEmpty && !state.users.isEmpty),
            texts.contains("No Users")
                == (state.users.isEmpty && state.loading == .loaded)
        else { throw NotSeen("what stands in the place of rows", screen) }
        let onPages = state.users.filter { state.path.contains($0.id) && seen[$0.id] == nil }
        seen.show(users + onPages)
        seen.path = state.path
        return seen
    }

    static let makers: [ViewMaker<UsersScenario>] = [
        ViewMaker(.mvvm) { (model: UsersViewModel) in
            HeadlessScreen(playing: ScreenStack(UsersMVVMView(viewModel: model)))
        },
        ViewMaker(.mvi) { (store: UsersStore) in
            HeadlessScreen(playing: ScreenStack(UsersMVIView(store: store.scoped)))
        },
    ]
}
