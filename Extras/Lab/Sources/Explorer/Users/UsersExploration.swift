package import Domain
import Foundation
import Presentation
package import Scenarios

extension UsersScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .load, .search("zoe "), .search(""), .select("1"), .select("2"), .clearError(nil),
        .clearError("No. 1"),
    ]

    nonisolated package static let exploredContent = [
        User(id: "1", name: "Zoë"), User(id: "2", name: "José"),
    ]

    /// A faulty screen may remember where it has led, so three taps are tried.
    nonisolated package static func canonicalState(_ state: State) -> String {
        canonicalText(State(screen: state.screen, events: state.events.suffix(2)))
    }

    nonisolated package static let properties: [Property<UsersScenario>] = [
        Property("A load asks for the users, and nothing else asks", \.opened) {
            $0.lastInput == .load ? ["load users"] : []
        },
        .readsAreReplaced(),
        Property("The query is what was typed last", \.state.screen.query, is: \.query),
        Property("The list is the newest answer, narrowed by the query") {
            $0.state.screen.visibleUsers
        } is: { history in
            let query = history.query.folded
            let users = history.newest([User].self)?.value ?? []
            return users.filter { query.isEmpty || $0.name.folded.contains(query) }
        },
        .spinner(\.screen.isLoading, of: "load users"),
        Property(
            errorOf: UserError.self, \.screen.error, dismiss: Step.clearError,
            replacedBy: { $0 == .load }),
        Property("Each tap on a user that was loaded is an event, also if the query hides it") {
            $0.state.events
        } is: { history in
            history.inputs.compactMap { moment, step in
                guard case .select(let id) = step else { return nil }
                let users = history.moments[moment - 1].state.screen.users
                return users.contains { $0.id == id } ? .userSelected(id) : nil
            }
        },
    ]
}

extension History<UsersScenario> {
    fileprivate var query: String {
        let queries = inputs.compactMap {
            if case .search(let text) = $0.step { text } else { nil }
        }
        return queries.last ?? ""
    }
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespaces)
    }
}
