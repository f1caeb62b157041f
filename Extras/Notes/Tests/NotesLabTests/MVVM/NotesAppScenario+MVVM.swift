import NotesPresentation
import Presentation
import Scenarios

extension NotesAppScenario: MVVMFeature {
    static func makeViewModel(_ useCases: UseCases) -> Screen<NotesAppScenario> {
        screen(useCases) {
            NotesAppViewModel(useCases: useCases.session) {
                LoginViewModel(useCases: useCases.login)
            } makeNotes: { session, place in
                NotesViewModel(
                    session: session, selectedNoteID: place?.noteID, useCases: useCases.notes.notes,
                    delay: useCases.notes.delay)
            }
        }
    }
}

extension NotesAppViewModel: PlayedNotesApp {
    func answer(_ isToLogOut: Bool) { notes?.answerQuestion(isToLogOut) }

    func perform(_ step: NotesAppScenario.Step) -> ScreenTask? {
        switch step {
        case .login(let step): login?.perform(step)
        case .notes(let step): notes?.perform(step)
        case .logOut: logOut()
        case .logIn, .logOutAnyway, .stay, .link, .leave, .quit, .end, .reopen: nil
        }
    }
}
