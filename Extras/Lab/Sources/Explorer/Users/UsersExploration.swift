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

    nonisolated package static func retyping(_ before: State, in state: State) -> [Step] {
        before.users.map { .search($0.name) }
    }

    nonisolated package static let properties: [Property<UsersScenario>] = [
        Property("A load or a link to an unknown user requests the users (K1, K2, K4)") {
            $0.opened.count
        } is: { history in
            history.record.asked.count { $0 == history.moments.count - 1 }
        },
        .readsAreReplaced(),
        Property("The query is what was typed last", \.state.query, is: \.record.query),
        Property("The list is the newest answer, narrowed by the query (L1, L2)") {
            $0.state.visibleUsers
        } is: { history in
            let words = history.record.query.folded.split(separator: " ")
            let users = history.newest([User].self)?.value ?? []
            return users.filter { user in words.allSatisfy(user.name.folded.contains) }
        },
        Property(
            "The path has the users that were tapped or linked, without deleted users (K1, K6, P2)"
        ) {
            $0.state.shownPath
        } is: {
            $0.record.path
        },
        .spinner(\.isLoading, of: "load users"),
        Property(error: \.error, remembering: (), missing: \.record.missing) {
            if case .clearError(let message) = $0 { message } else { nil }
        } begun: { _ in
            []
        },
    ]
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
