import Observation
import NotesPresentation
import Presentation
import Scenarios

/// The app in one pattern, from its opening to its end.
@MainActor
protocol PlayedNotesApp: NotesAppScreen {
    /// A step on a screen that is not shown does nothing.
    func perform(_ step: NotesAppScenario.Step) -> ScreenTask?
}

/// An app that can be ended and opened again. At first it runs.
@MainActor
@Observable
final class NotesAppLife {
    /// Nil while the app does not run.
    private var app: (any PlayedNotesApp)?
    private var process = Requests.Process()
    private let make: () -> any PlayedNotesApp

    init(make: @escaping () -> any PlayedNotesApp) {
        self.make = make
        app = make()
    }

    var screen: Screen<NotesAppScenario> {
        Screen(
            model: self,
            state: {
                .init(app: self.app?.state, isWriting: self.app?.writesInFlight != nil)
            },
            perform: { step in
                if step == .reopen, self.app == nil { self.process = Requests.Process() }
                return Requests.$process.withValue(self.process) { self.perform(step)?.finish }
            })
    }

    private func perform(_ step: NotesAppScenario.Step) -> ScreenTask? {
        switch step {
        case .reopen:
            guard app == nil else { return nil }
            let opened = make()
            let starting = opened.start()
            app = opened
            return starting
        case .end:
            app = nil
            process.hasEnded = true
            return nil
        case .leave: return app?.saveDrafts()
        case .logIn(let email):
            _ = app?.perform(.login(.email(email)))
            _ = app?.perform(.login(.password("enigma")))
            return app?.perform(.login(.submit))
        case .logOut: return app?.logOut()
        case .login, .notes: return app?.perform(step)
        }
    }
}
