package import Domain
package import Presentation

extension AppScenario: MVVMFeature {
    package static func makeViewModel(_ useCases: UseCases) -> Screen<AppScenario> {
        screen(useCases) { viewModel(useCases) }
    }

    package static func viewModel(
        _ useCases: UseCases, makeItems: (@MainActor (ItemsState) -> ItemsViewModel)? = nil
    ) -> AppViewModel {
        AppViewModel(useCases: useCases.session) {
            LoginViewModel(useCases: useCases.login)
        } makeMain: { state in
            MainViewModel(
                state,
                items: makeItems?(state.items)
                    ?? ItemsViewModel(useCases: useCases.items, state: state.items),
                users: UsersViewModel(useCases: useCases.users, state: state.users),
                counter: CounterViewModel(useCases: useCases.counter))
        }
    }
}

extension AppViewModel: PlayedApp {
    package var shownUserIDs: [User.ID] {
        if case .main(let main) = screen { main.users.state.shownPath } else { [] }
    }

    package func perform(_ step: AppScenario.Step) -> ScreenTask? {
        switch (step, screen) {
        case (.logOut, _): logOut()
        case (.logInAgain, .main): logInAgain()
        case (.login(let step), .login(let login)): return login.perform(step)
        case (_, .main(let main)): return main.perform(step)
        case (_, .starting), (_, .login): return nil
        }
        return writesInFlight
    }
}

extension MainViewModel {
    fileprivate func perform(_ step: AppScenario.Step) -> ScreenTask? {
        switch step {
        case .tab(let tab): select(tab)
        case .items(let step): return items.perform(step)
        case .users(let step): return users.perform(step)
        case .counter(let step): return counter.perform(step)
        case .login, .logIn, .logOut, .logInAgain, .link, .leave, .quit, .end, .reopen: break
        }
        return nil
    }
}
