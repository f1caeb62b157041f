import Domain
import Presentation

/// Users are listed by id; `…` is the spinner, `!` the error.
/// `?` is the query, `→` the events so far.
extension UsersScenario {
    nonisolated package static func isWaiting(_ state: State) -> Bool { state.screen.isLoading }

    nonisolated package static func summary(_ state: State) -> String {
        var words = state.screen.visibleUsers.map(\.id)
        if !state.screen.query.isEmpty { words.append("? \(state.screen.query.quotedIfNeeded)") }
        if state.screen.isLoading { words.append("…") }
        if let error = state.screen.error { words.append("! \(error.message)") }
        let navigations = state.events.map { event in
            switch event {
            case .navigate(let id): id
            }
        }
        if !navigations.isEmpty { words.append("→ \(navigations.joined(separator: " "))") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<UsersScenario>.all(
        PackageResources.users_contract_txt)
}
