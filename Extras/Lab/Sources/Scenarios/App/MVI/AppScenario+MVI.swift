package import Domain
package import Presentation

extension AppScenario: MVIFeature {
    package static func makeStore(_ useCases: UseCases) -> Screen<AppScenario> {
        screen(useCases) { AppStore(AppState(), reducer: reducer(useCases)) }
    }

    package static func reducer(_ useCases: UseCases) -> AppReducer {
        AppReducer(
            useCases: useCases.session,
            login: LoginReducer(useCases: useCases.login),
            main: MainReducer(
                items: ItemsReducer(useCases: useCases.items),
                users: UsersReducer(useCases: useCases.users),
                counter: CounterReducer(useCases: useCases.counter)))
    }
}

extension Store: @MainActor PlayedApp where R == AppReducer {
    package var shownUserIDs: [User.ID] { state.main?.users.shownPath ?? [] }

    package func perform(_ step: AppScenario.Step) -> ScreenTask? {
        step.intent(in: state).flatMap(send)
    }
}

extension AppScenario.Step {
    package func intent(in state: AppState) -> AppIntent? {
        switch self {
        case .logOut: .logOutTapped
        case .login(let step): .login(step.intent)
        default: state.main.flatMap(intent).map(AppIntent.main)
        }
    }

    private func intent(in state: MainState) -> MainIntent? {
        switch self {
        case .logInAgain: .logOutRequested(.toLogInAgain)
        case .tab(let tab): .tabTapped(tab)
        case .items(let step): step.intent(in: state.items).map(MainIntent.items)
        case .users(let step): step.intent(in: state.users).map(MainIntent.users)
        case .counter(let step): step.intent(in: state.counter).map(MainIntent.counter)
        case .login, .logIn, .logOut, .link, .leave, .quit, .end, .reopen: nil
        }
    }
}
