package import Presentation

extension AppScenario: MVIFeature {
    package static func makeStore(_ useCases: UseCases) -> Screen<AppScenario> {
        let store = AppStore(AppState(), reducer: reducer(useCases))
        return Screen(store) { $0.intent(in: store.state) }
    }

    package static func reducer(_ useCases: UseCases) -> AppReducer {
        AppReducer(
            useCases: useCases.session,
            login: LoginReducer(useCases: useCases.login),
            main: MainReducer(
                items: ItemsReducer(useCases: useCases.items),
                users: UsersReducer(useCases: useCases.users),
                counter: CounterReducer(useCases: useCases.counter),
                notes: NotesReducer(useCases: useCases.notes.notes, delay: useCases.notes.delay)))
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
        case .login, .logOut: nil
        case .tab(let tab): .tabTapped(tab)
        case .back: .closeUserTapped
        case .items(let step): step.intent(in: state.items).map(MainIntent.items)
        case .users(let step): step.intent(in: state.users).map(MainIntent.users)
        case .counter(let step): step.intent(in: state.counter).map(MainIntent.counter)
        case .notes(let step): step.intent(in: state.notes).map(MainIntent.notes)
        }
    }
}
