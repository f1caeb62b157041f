import Domain
import Foundation
import Presentation

extension UsersScenario {
    nonisolated public static let specification = ofScreen + events

    /// A parent handles them.
    private nonisolated static let events: [Clause<UsersScenario>] = [
        Clause(
            "Each tap on a user that has been loaded is an event, also on one that the query hides",
            \.state.navigations
        ) { history in
            history.userSteps.compactMap { moment, step in
                guard case .select(let id) = step else { return nil }
                let users = history.moments[moment - 1].state.screen.users
                return users.contains { $0.id == id } ? id : nil
            }
        }
    ]

    nonisolated static let ofScreen: [Clause<UsersScenario>] = [
        Clause("A load asks for the users, and nothing else asks", \.opened) {
            $0.lastUserStep == .load ? ["load users"] : []
        },
        Clause("A load cancels the one before it; nothing else is cancelled", \.cancelled) {
            $0.lastUserStep == .load ? $0.awaitedBefore() : []
        },
        Clause("The query is what was typed last", \.state.screen.query) { $0.query },
        list,
        Clause("The spinner shows whether the newest load is open", \.state.screen.isLoading) {
            $0.awaits("load users")
        },
        Clause(
            "The error is that of the last failure that nobody has dismissed and no load has replaced",
            \.state.screen.error
        ) {
            $0.lastError(UserError.self) { step, error in
                step == .load || step == .clearError(nil) || step == .clearError(error.message)
            }
        },
        Clause("A call ends when its request has ended", \.calls, is: \.callsInFlight),
    ]

    /// Whether a request among those of other screens is one of this screen.
    nonisolated static func owns(_ request: RequestSpan) -> Bool {
        request.name == "load users"
    }
}

extension UsersScenario {
    /// The query narrows it.
    private nonisolated static let list = Clause<UsersScenario>(
        "The list is from the answer of the newest load that was answered in its turn",
        \.state.screen.visibleUsers
    ) { history in
        (history.newest([User].self)?.value ?? [])
            .search(history.query)
    }
}

extension History<UsersScenario> {
    fileprivate var query: String {
        let typed = lastUserStep { step, _ in if case .search = step { true } else { false } }
        if case .search(let query)? = typed?.step { return query }
        return ""
    }
}

extension [User] {
    fileprivate func search(_ query: String) -> [User] {
        let fold = { (text: String) in
            text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        }
        let query = fold(query).trimmingCharacters(in: .whitespaces)
        return filter { query.isEmpty || fold($0.name).contains(query) }
    }
}
