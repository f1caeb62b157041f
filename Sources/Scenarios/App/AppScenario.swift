public import Domain
public import Presentation

/// The whole app, as scenarios play it.
public enum AppScenario: Feature {
    public typealias State = AppState

    public enum Step: Equatable, Sendable {
        case login(LoginScenario.Step)
        case logOut
        case tab(MainTab)
        case closeUser
        case items(ItemsScenario.Step)
        case users(UsersScenario.Step)
        case counter(CounterScenario.Step)
        case notes(NotesScenario.Step)
    }

    /// What all screens of the app can ask for.
    public struct UseCases: Sendable {
        public var login: LoginUseCases
        public var items: ItemsUseCases
        public var users: UsersUseCases
        public var counter: CounterUseCases
        public var notes: NotesScenario.UseCases
    }

    /// What all the services hold.
    public struct Content: Sendable {
        public var accounts = LoginScenario.sampleContent
        public var items = ItemsScenario.sampleContent
        public var users = UsersScenario.sampleContent
        public var counter = CounterScenario.sampleContent
        public var notes = NotesScenario.sampleContent
    }

    nonisolated public static let name = "app"

    nonisolated public static let vocabulary: [ScenarioWord<Step>] =
        LoginScenario.vocabulary.map { $0.within("login", as: Step.login) }
        + [
            ScenarioWord("log-out", means: "log out, from anywhere", as: .logOut),
            ScenarioWord(
                "tab", MainTab.allCases.map(\.rawValue).joined(separator: "|"), means: "tap a tab"
            ) { MainTab(rawValue: $0).map(Step.tab) },
            ScenarioWord("back", means: "leave the user in front", as: .closeUser),
        ]
        + ItemsScenario.vocabulary.map { $0.within("items", as: Step.items) }
        + UsersScenario.vocabulary.map { $0.within("users", as: Step.users) }
        + CounterScenario.vocabulary.map { $0.within("counter", as: Step.counter) }
        + NotesScenario.vocabulary.map { $0.within("notes", as: Step.notes) }

    nonisolated public static let news = NotesScenario.news

    nonisolated public static func line(for step: Step) -> String {
        switch step {
        case .login(let step): "login \(LoginScenario.line(for: step))"
        case .logOut: "log-out"
        case .tab(let tab): "tab \(tab.rawValue)"
        case .closeUser: "back"
        case .items(let step): "items \(ItemsScenario.line(for: step))"
        case .users(let step): "users \(UsersScenario.line(for: step))"
        case .counter(let step): "counter \(CounterScenario.line(for: step))"
        case .notes(let step): "notes \(NotesScenario.line(for: step))"
        }
    }

    nonisolated public static let sampleContent = Content()

    nonisolated public static let sampleScenario =
        openingSample + userPathSample + busySample + notesSample + closingSample

    private nonisolated static let openingSample = """
        login email al@x.test
        login password enigma
        login submit

        # Logging in opens the main screen, which asks for everything at once.
        answer 1 ok
        \((2...opened).reversed().map { "answer \($0) ok" }.joined(separator: "\n"))

        # A delete shows in the list and on the tab at once.
        items delete b

        """

    private nonisolated static let userPathSample = """

        # Two taps on a user open it once.
        tab users
        users select 2
        users select 2
        back

        """

    private nonisolated static let busySample = """

        items load
        counter increment
        """

    private nonisolated static let notesSample = """

        notes add n3
        notes type Call Al
        """

    private nonisolated static let closingSample = """

        # Logging out cancels all that is open; late answers change nothing.
        log-out
        answer \(last + 1) fail Too late.
        answer \(last + 2) ok
        """

    public static func controlledUseCases(_ content: Content, _ requests: Requests) -> UseCases {
        UseCases(
            login: LoginScenario.controlledUseCases(content.accounts, requests),
            items: ItemsScenario.controlledUseCases(content.items, requests),
            users: UsersScenario.controlledUseCases(content.users, requests),
            counter: CounterScenario.controlledUseCases(content.counter, requests),
            notes: NotesScenario.controlledUseCases(content.notes, requests))
    }
}
