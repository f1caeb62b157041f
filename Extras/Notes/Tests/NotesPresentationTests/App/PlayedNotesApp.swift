import Domain
import NotesDomain
import NotesPresentation
import Presentation

/// The steps of the user and the system in the app, in either pattern.
@MainActor
protocol PlayedNotesApp: NotesAppScreen {
    @discardableResult func submit(_ credentials: Credentials) -> ScreenTask?
    @discardableResult func typeNote(_ id: Note.ID, _ text: String) -> ScreenTask?
    func logInAgain()
    func answer(_ isToLogOut: Bool)
    func dismiss(_ error: NoteError)
}

extension NotesAppViewModel: PlayedNotesApp {
    func submit(_ credentials: Credentials) -> ScreenTask? {
        login?.email = credentials.email
        login?.password = credentials.password
        return login?.submit()
    }

    func typeNote(_ id: Note.ID, _ text: String) -> ScreenTask? {
        notes?.select(id)
        return notes?.type(text, into: id)
    }

    func logInAgain() { notes?.logInAgain() }
    func answer(_ isToLogOut: Bool) { notes?.answerQuestion(isToLogOut) }
    func dismiss(_ error: NoteError) { notes?.dismiss(error) }
}

extension NotesAppStore: @MainActor PlayedNotesApp {
    func submit(_ credentials: Credentials) -> ScreenTask? {
        send(.login(.emailChanged(credentials.email)))
        send(.login(.passwordChanged(credentials.password)))
        return send(.login(.submitTapped))
    }

    func typeNote(_ id: Note.ID, _ text: String) -> ScreenTask? {
        send(.notes(.noteTapped(id)))
        return send(.notes(.textChanged(id, text)))
    }

    func logInAgain() { send(.notes(.logInTapped)) }
    func answer(_ isToLogOut: Bool) { send(.notes(.questionAnswered(isToLogOut))) }
    func dismiss(_ error: NoteError) { send(.notes(.errorDismissed(error))) }
}
