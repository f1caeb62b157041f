public import Domain
public import Presentation

/// The users screen, as scenarios play it.
/// A subscriber notes where its events lead.
public enum UsersScenario: Feature {
    /// What the screen shows.
    /// Beside it, where its events have led the subscriber.
    public struct State: Equatable, Sendable {
        public var screen: UsersState
        public var navigations: [User.ID]

        public init(screen: UsersState, navigations: [User.ID]) {
            self.screen = screen
            self.navigations = navigations
        }
    }

    public enum Step: Equatable, Sendable {
        case load
        case search(String)
        case select(User.ID)
        /// Dismisses the error with this message; without one, the error that is shown.
        case clearError(String?)
    }

    nonisolated public static let name = "users"

    nonisolated public static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("load", means: "ask for the users", as: .load),
        ScenarioWord("search", text: "TEXT", means: "type into the search field", as: Step.search),
        ScenarioWord("select", "ID", means: "tap a user", as: Step.select),
        .clearError(Step.clearError),
    ]

    nonisolated public static func line(for step: Step) -> String {
        switch step {
        case .load: "load"
        case .search(""): "search"
        case .search(let query): "search \(query)"
        case .select(let id): "select \(id)"
        case .clearError(let message): ScenarioWord<Step>.clearErrorLine(message)
        }
    }

    nonisolated public static let sampleContent = User.samples

    nonisolated public static let sampleScenario = """
        # The query is there before the users are. Case and accents do not matter.
        search JOSE
        load
        answer 1 ok
        search angstrom

        # To navigate is an event: it comes once, and is not part of the state.
        select 1
        search
        select 9

        # Of two loads, the second cancels the first, whose late answer is ignored.
        load
        load
        answer 2 fail Too late.
        answer 3 fail Offline.
        clear-error
        """

    public static func controlledUseCases(_ content: [User], _ requests: Requests) -> UsersUseCases
    {
        UsersUseCases(getUsers: ControlledUsersService(content, requests))
    }
}

/// Notes where the events of a users screen lead, as a parent would navigate there.
@MainActor
public final class UsersSubscriber {
    public private(set) var navigations: [User.ID] = []

    public init(_ events: EventChannel<UsersEvent>) {
        events.subscribe { [weak self] event in
            switch event {
            case .navigate(let id): self?.navigations.append(id)
            }
        }
    }
}

extension UsersScenario.State: ScreenState {
    public var fields: [ScreenField] {
        screen.fields + [ScreenField("events", .list(navigations))]
    }
}

extension UsersState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("users", .list(visibleUsers.map(\.id))),
            ScreenField("query", .text(query.isEmpty ? nil : query)),
            ScreenField("loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
