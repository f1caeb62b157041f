import Domain
import Presentation
import Scenarios

/// Wires an app, and makes the list of items once.
@MainActor
final class NextSessionContainer {
    private let useCases: AppScenario.UseCases
    private lazy var items = ItemsViewModel(useCases: useCases.items)

    init(useCases: AppScenario.UseCases) { self.useCases = useCases }

    func makeApp() -> AppViewModel {
        AppViewModel(useCases: useCases.session, makeLogin: makeLogin, makeMain: makeMain)
    }

    private func makeLogin() -> LoginViewModel { LoginViewModel(useCases: useCases.login) }

    private func makeMain(session: Session, place: Place?) -> MainViewModel {
        MainViewModel(
            session: session, items: items,
            users: UsersViewModel(useCases: useCases.users),
            counter: CounterViewModel(useCases: useCases.counter),
            notes: NotesViewModel(
                session: session, useCases: useCases.notes.notes, delay: useCases.notes.delay))
    }

    static func makeScreen(_ useCases: AppScenario.UseCases) -> Screen<AppScenario> {
        AppLife(useCases.session.keepPlace) {
            NextSessionContainer(useCases: useCases).makeApp()
        }.screen
    }
}
