import Domain

@testable import Presentation

extension UsersScenario: ExploredFeature {
    nonisolated static let exploredIntents: [UsersIntent] = [
        .loadRequested, .queryChanged("zoe"), .queryChanged(""), .userTapped("1"), .userTapped("2"),
        .errorDismissed,
    ]

    nonisolated static let exploredContent = [
        User(id: "1", name: "Zoë"), User(id: "2", name: "José"),
    ]

    nonisolated static func service(
        after history: History<UsersScenario>, for state: State
    ) -> String { "" }

    nonisolated static func essence(of state: State) -> String {
        let (screen, error) = (state.screen, state.screen.error == nil ? "" : "error")
        // A faulty screen may remember where it went last.
        let last = state.navigations.last ?? ""
        return "\(screen.users.map(\.id)) \(screen.query) \(screen.isLoading) \(error) \(last)"
    }

    nonisolated static func brokenInvariant(_ history: History<UsersScenario>) -> String? {
        let screen = history.state.screen
        if screen.isLoading != history.awaitsNewest("load users") {
            return "the spinner does not tell whether the newest load is open"
        }
        let read = history.lastRead("load users") ?? 0
        if let stale = screen.users.first(where: { !$0.name.hasSuffix("#\(read)") }) {
            return "“\(stale.name)” is shown, which is not from the newest load that was answered"
        }
        if let error = screen.error, !history.messages.contains(error.message) {
            return "the error “\(error.message)” is shown, which nobody who was waited for has told"
        }
        let taps = zip(history.moments, history.moments.dropFirst()).compactMap { before, after in
            if case .intent(.userTapped(let id))? = after.step,
                before.state.screen.users.contains(where: { $0.id == id })
            {
                id
            } else {
                nil
            }
        }
        if history.state.navigations != taps {
            return "tapped were \(taps), but the events were \(history.state.navigations)"
        }
        return nil
    }
}
