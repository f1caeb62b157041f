package import Domain
package import Presentation

/// The users screen, as scenarios play it.
package enum UsersScenario: ScenarioFeature {
    package typealias State = StateAndEvents<UsersState, UsersEvent>

    package enum Step: Equatable, Sendable {
        case load
        case search(String)
        case select(User.ID)
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    nonisolated package static let name = "users"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", means: "ask for the users", as: .load),
        ScenarioWord("search", text: "TEXT", means: "type into the search field", as: Step.search),
        ScenarioWord("select", "ID", means: "tap a user", as: Step.select),
        .clearError(Step.clearError),
    ]

    nonisolated package static let sampleContent = User.samples

    nonisolated package static let sampleScenario = text(PackageResources.users_sample_txt)

    package static func controlledUseCases(_ content: [User], _ requests: Requests) -> UsersUseCases
    {
        UsersUseCases(getUsers: ControlledUsersService(content, requests))
    }
}

extension UsersState: ScreenState {
    package var fields: [ScreenField] {
        [
            ScreenField("users", .list(visibleUsers.map(\.id))),
            ScreenField("query", .text(query.isEmpty ? nil : query)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
