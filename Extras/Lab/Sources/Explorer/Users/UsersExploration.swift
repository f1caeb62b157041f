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
        propertiesOfList + [
            Property("The path has the users that were tapped or linked, and no one who is gone") {
                $0.state.path
            } is: { history in
                history.folded("path", from: history.moments[0].state.path) { path, event in
                    func known(_ users: UsersState) -> [User.ID] {
                        let isKnown = !users.users.isEmpty || users.loading == .loaded
                        return path.filter { !isKnown || users[$0] != nil }
                    }
                    switch event.what {
                    case .input(.select(let id)) where event.before[id] != nil:
                        path = known(event.before).prefix { $0 != id } + [id]
                    case .input(.link(let id)): path = [id]
                    case .answer: path = known(event.now)
                    case .input, .other: break
                    }
                }
            }
        ]

    /// The properties without the path. In the app, a tap on Back changes the path.
    nonisolated static let propertiesOfList: [Property<UsersScenario>] = [
        Property("A load asks for the users, and a link may; nothing else asks", \.opened) {
            history in
            guard let before = history.previousState else { return [] }
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
        Property("The query is what was typed last", \.state.query, is: \.query),
        Property("The list is the newest answer, narrowed by the query") {
            $0.state.visibleUsers
        } is: { history in
            let words = history.query.folded.split(separator: " ")
            let users = history.newest([User].self)?.value ?? []
            return users.filter { user in words.allSatisfy(user.name.folded.contains) }
        },
        .spinner(\.isLoading, of: "load users"),
        Property(error: \.error, remembering: User.ID?.none) {
            if case .clearError(let message) = $0 { message } else { nil }
        } begun: { _ in
            []
        } own: { errors, linked, event in
            let before = event.before
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
        return queries.last ?? moments[0].state.query
    }
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
