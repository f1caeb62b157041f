import Domain
package import Presentation

extension AppScenario: MVVMFeature {
    package static func makeViewModel(_ useCases: UseCases) -> Screen<AppScenario> {
        let viewModel = viewModel(useCases)
        return Screen(model: viewModel, state: { viewModel.state }) {
            viewModel.perform($0)?.finish
        }
    }

    package static func viewModel(_ useCases: UseCases) -> AppViewModel {
        AppViewModel(useCases: useCases.session) {
            LoginViewModel(useCases: useCases.login)
        } makeMain: { session, place in
            MainViewModel(
                session: session,
                items: ItemsViewModel(useCases: useCases.items, selectedItemID: place?.itemID),
                users: UsersViewModel(useCases: useCases.users, query: place?.userQuery ?? ""),
                counter: CounterViewModel(useCases: useCases.counter),
                notes: NotesViewModel(
                    session: session, selectedNoteID: place?.noteID, useCases: useCases.notes.notes,
                    delay: useCases.notes.delay),
                place: place)
        }
    }
}

extension AppViewModel {
    /// A step on a screen that is not shown does nothing.
    package func perform(_ step: AppScenario.Step) -> ScreenTask? {
        switch (step, screen) {
        case (.logOut, _): return logOut()
        case (.login(let step), .login(let login)): return login.perform(step)
        case (.tab(let tab), .main(let main)): main.select(tab)
        case (.back, .main(let main)): main.closeUser()
        case (.items(let step), .main(let main)): return main.items.perform(step)
        case (.users(let step), .main(let main)): return main.users.perform(step)
        case (.counter(let step), .main(let main)): return main.counter.perform(step)
        case (.notes(let step), .main(let main)): return main.notes.perform(step)
        default: break
        }
        return nil
    }
}
