import NotesPresentation
import Presentation
import Scenarios

extension NotesAppScenario: MVIFeature {
    static func makeStore(_ useCases: UseCases) -> Screen<NotesAppScenario> {
        screen(useCases) {
            NotesAppStore(
                NotesAppState(),
                reducer: NotesAppReducer(
                    useCases: useCases.session, login: LoginReducer(useCases: useCases.login),
                    notes: NotesReducer(
                        useCases: useCases.notes.notes, delay: useCases.notes.delay)))
        }
    }
}

extension NotesAppStore: @MainActor PlayedNotesApp {
    func answer(_ isToLogOut: Bool) { send(.notes(.questionAnswered(isToLogOut))) }

    func perform(_ step: NotesAppScenario.Step) -> ScreenTask? {
        switch step {
        case .login(let step): send(.login(step.intent))
        case .notes(let step): state.notes.flatMap(step.intent).flatMap { send(.notes($0)) }
        case .logOut: logOut()
        case .logIn, .logOutAnyway, .stay, .link, .leave, .quit, .end, .reopen: nil
        }
    }
}
