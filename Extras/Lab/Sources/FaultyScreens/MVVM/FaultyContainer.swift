package import Domain
package import Presentation
package import Scenarios

/// Wires an app.
@MainActor
package protocol FaultyContainer: AnyObject {
    var useCases: AppScenario.UseCases { get }
    func makeMain(_ session: Session, _ place: Place?) -> MainViewModel
}

extension FaultyContainer {
    package func makeMain(
        _ session: Session, _ place: Place?, items: ItemsViewModel
    ) -> MainViewModel {
        MainViewModel(
            session: session, items: items,
            users: UsersViewModel(useCases: useCases.users, query: place?.userQuery ?? ""),
            counter: CounterViewModel(useCases: useCases.counter),
            notes: NotesViewModel(
                session: session, selectedNoteID: place?.noteID, useCases: useCases.notes.notes,
                delay: useCases.notes.delay),
            place: place)
    }

    package var screen: Screen<AppScenario> {
        AppLife(useCases.session.keepPlace) { [self] in
            AppViewModel(useCases: useCases.session) { [useCases] in
                LoginViewModel(useCases: useCases.login)
            } makeMain: { [self] in
                makeMain($0, $1)
            }
        }.screen
    }
}
