package import Domain
public import Presentation

/// The users screen, as scenarios play it.
package enum UsersScenario: ScenarioFeature {
    package typealias State = UsersState

    package enum Step: Equatable, Sendable {
        case load
        case search(String)
        case select(User.ID)
        /// Closes the user in front.
        case back
        case link(User.ID)
        /// Dismisses the error with this message. Nil dismisses the error that is shown.
        case clearError(String?)
    }

    nonisolated package static let name = "users"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", as: .load),
        ScenarioWord("search", text: "TEXT", tried: ["", "zoe ", "qqq"], as: Step.search),
        ScenarioWord("select", "ID", tried: ["1", "2"], as: Step.select),
        ScenarioWord("back", as: .back),
        ScenarioWord("link", "ID", tried: ["1", "2", "9"], as: Step.link),
        .clearError(Step.clearError),
    ]

    nonisolated package static let news = [ScenarioWord.without(["1", "2"]), .list]

    nonisolated package static let sampleContent = User.samples

    nonisolated package static let sampleScenario = text(PackageResources.users_sample_txt)

    package static func controlledUseCases(_ content: [User], _ requests: Requests) -> UsersUseCases
    {
        UsersUseCases(getUsers: ControlledUsersService(users: content, requests: requests))
    }

    nonisolated package static func isWaiting(_ state: State) -> Bool { state.isLoading }

    /// Users are listed by id. `…` is the spinner, `!` the error, `?` the query, and `>` precedes each open
    /// user.
    nonisolated package static func summary(_ state: State) -> String {
        ([list(state)] + state.shownPath.map { "> \($0)" }).joined(separator: " ")
    }

    nonisolated static func list(_ state: State) -> String {
        var words = state.visibleUsers.map(\.id)
        if !state.query.isEmpty { words.append("? \(state.query.quotedIfNeeded)") }
        if state.isLoading { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<UsersScenario>.all(
        PackageResources.users_contract_txt)
}

extension UsersState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("users", .list(visibleUsers.map(\.id))),
            ScreenField("query", .text(query.isEmpty ? nil : query)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
            ScreenField("path", .list(shownPath)),
        ]
    }
}

/// A service with users. A scenario answers its requests.
struct ControlledUsersService: GetUsersUseCase {
    let users: [User]
    let requests: Requests

    @MainActor func execute() async throws(UserError) -> [User] {
        let found = users.map { User(id: $0.id, name: requests.readName($0.name)) }
        return try await requests.result(
            of: "load users", in: UsersScenario.name, news: UsersScenario.news.flatMap(\.triedLines)
        ) { news throws(UserError) in
            if let list = news?.listed {
                return list.map { one in
                    User(id: one.id, name: one.name ?? found.first { $0.id == one.id }?.name ?? "")
                }
            }
            return found.filter { "without \($0.id)" != news }
        }
    }
}
