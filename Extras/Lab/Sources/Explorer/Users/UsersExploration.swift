package import Domain
import Foundation
import Presentation
package import Scenarios

extension UsersScenario: Feature {
    nonisolated package static let walkContent = [
        User(id: "1", name: "Zoë"), User(id: "2", name: "José"),
    ]

    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        if case .link = step { true } else { false }
    }

    nonisolated package static let properties =
        propertiesOfState + [
            Property("Each tap on a user that was loaded is an event, also if the query hides it") {
                $0.state.events
            } is: { history in
                history.folded("events", from: []) { events, event in
                    guard case .input(.select(let id)) = event.what, event.before.screen[id] != nil
                    else { return }
                    events.append(.userSelected(id))
                }
            }
        ]

    /// The properties that do not depend on the screen's events.
    nonisolated static let propertiesOfState: [Property<UsersScenario>] = [
        Property("A load asks for the users, and a link may; nothing else asks", \.opened) {
            history in
            guard let before = history.previousState?.screen else { return [] }
            var isLoading = before.isLoading
            return history.lastInputs.flatMap { step -> [String] in
                switch step {
                case .link(let id) where before[id] != nil || isLoading: return []
                case .load, .link:
                    isLoading = true
                    return ["load users"]
                case .search, .select, .clearError: return []
                }
            }
        },
        .readsAreReplaced(),
        Property("The query is what was typed last", \.state.screen.query, is: \.query),
        Property("The list is the newest answer, narrowed by the query") {
            $0.state.screen.visibleUsers
        } is: { history in
            let words = history.query.folded.split(separator: " ")
            let users = history.newest([User].self)?.value ?? []
            return users.filter { user in words.allSatisfy(user.name.folded.contains) }
        },
        .spinner(\.screen.isLoading, of: "load users"),
        Property(error: \.screen.error, remembering: User.ID?.none) {
            if case .clearError(let message) = $0 { message } else { nil }
        } begun: { _ in
            []
        } own: { errors, linked, event in
            let before = event.before.screen
            switch event.what {
            case .input(.link(let id)):
                linked = before[id] != nil && !before.isLoading ? nil : id
            case .input(.select(let id)):
                if before[id] != nil { linked = nil }
            case .answer(let answer):
                if let users = answer.value([User].self) {
                    if let id = linked, !users.contains(where: { $0.id == id }) {
                        errors.ofRead = .notFound(id)
                    }
                    linked = nil
                } else if !before.users.isEmpty {
                    linked = nil
                }
            case .input, .other: break
            }
        },
    ]
}

extension History<UsersScenario> {
    fileprivate var query: String {
        let queries = inputs.compactMap {
            if case .search(let text) = $0.step { text } else { nil }
        }
        return queries.last ?? moments[0].state.screen.query
    }
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
