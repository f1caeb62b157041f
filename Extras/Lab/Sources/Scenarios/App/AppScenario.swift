package import Domain
package import Presentation

/// The whole app, as a user and the system use it: all its screens, links, and its end at any time.
package enum AppScenario: ScenarioFeature {
    package enum Step: Equatable, Sendable {
        case login(LoginScenario.Step)
        /// Fills in the form and submits it.
        case logIn(String)
        case logOut
        /// Taps “Log In Again” in a list that could not be loaded, or in an alert, where this also
        /// dismisses the error.
        case logInAgain
        case tab(MainTab)
        /// Opens a link, written without its scheme, such as `users/2`.
        case link(String)
        // Steps of the system; see `AppLife.Step`.
        case leave
        case quit
        case end
        case reopen
        case items(ItemsScenario.Step)
        case users(UsersScenario.Step)
        case counter(CounterScenario.Step)
    }

    /// The use cases of all screens of the app.
    package struct UseCases: Sendable {
        package var session: SessionUseCases
        package var login: LoginUseCases
        package var items: ItemsUseCases
        package var users: UsersUseCases
        package var counter: CounterUseCases
    }

    /// The content of all services.
    package struct Content: Sendable {
        package var accounts = ["al@x.test", "bo@x.test"].map {
            Credentials(email: $0, password: Password("enigma"))
        }
        package var items = ItemsScenario.sampleContent
        package var users = UsersScenario.sampleContent
        package var counter = CounterScenario.sampleContent
    }

    nonisolated package static let name = "app"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] =
        LoginScenario.vocabulary.map { $0.within("login", as: Step.login) } + [
            ScenarioWord("log-in", "EMAIL", tried: ["al@x.test", "bo@x.test"], as: Step.logIn),
            ScenarioWord("log-out", as: .logOut),
            ScenarioWord("log-in-again", as: .logInAgain),
            ScenarioWord(
                "tab", MainTab.allCases.map(\.rawValue).joined(separator: "|"),
                tried: MainTab.allCases.map(\.rawValue)
            ) { MainTab(rawValue: $0).map(Step.tab) },
            ScenarioWord("back", as: .users(.back)),
            ScenarioWord(
                "link", "LINK",
                tried: MainTab.allCases.map(\.rawValue) + ItemsScenario.links("items")
                    + UsersScenario.links("users")
            ) { text in
                let link = text.replacing("sidebyside://", with: "", maxReplacements: 1)
                return (try? AppLink("sidebyside://\(link)")).map { _ in Step.link(link) }
            },
            ScenarioWord("leave", as: .leave),
            ScenarioWord("quit", as: .quit),
            ScenarioWord("end", as: .end),
            ScenarioWord("reopen", as: .reopen),
        ]
        + ItemsScenario.vocabulary.map { $0.within("items", as: Step.items) }
        + UsersScenario.vocabulary.map { $0.within("users", as: Step.users) }
        + CounterScenario.vocabulary.map { $0.within("counter", as: Step.counter) }

    nonisolated package static let news = ItemsScenario.news + CounterScenario.news
    nonisolated package static let sampleContent = Content()

    nonisolated package static let sampleScenario = text(PackageResources.app_sample_txt)

    package static func controlledUseCases(_ content: Content, _ requests: Requests) -> UseCases {
        let device = ControlledDevice(content.accounts, requests)
        return UseCases(
            session: device.session, login: device.login,
            items: ItemsScenario.controlledUseCases(content.items, requests),
            users: UsersScenario.controlledUseCases(content.users, requests),
            counter: CounterScenario.controlledUseCases(content.counter, requests))
    }
}

/// The app in one pattern.
@MainActor
package protocol PlayedApp: RootScreen where State == AppState {
    var shownUserIDs: [User.ID] { get }
    /// A step on a screen that is not shown does nothing.
    func perform(_ step: AppScenario.Step) -> ScreenTask?
}

extension AppScenario {
    package static func screen(
        _ useCases: UseCases, make: @escaping () -> any PlayedApp
    ) -> Screen<AppScenario> {
        AppLife(useCases.session.keepPlace, make: make).screen { life in
            let app = life.app as? any PlayedApp
            return State(
                app: app?.state, isQuitting: life.isQuitting, place: app?.state.place,
                shownUserIDs: app?.shownUserIDs ?? [], isWriting: app?.writesInFlight != nil)
        } take: { step, app in
            let app = app as? any PlayedApp
            guard case .logIn(let email) = step else { return app?.perform(step) }
            _ = app?.perform(.login(.email(email)))
            _ = app?.perform(.login(.password("enigma")))
            return app?.perform(.login(.submit))
        } system: { step in
            switch step {
            case .link(let text): .link("sidebyside://\(text)")
            case .leave: .leave
            case .quit: .quit
            case .end: .end
            case .reopen: .reopen
            case .login, .logIn, .logOut, .logInAgain, .tab, .items, .users, .counter: nil
            }
        }
    }
}

extension ScenarioFeature {
    /// The links to the screen of one tab that random plays try.
    fileprivate nonisolated static func links(_ tab: String) -> [String] {
        vocabulary.filter { $0.word == "link" }.flatMap(\.tried).map { "\(tab)/\($0)" }
    }
}
