import Domain
import Headless
import Live
import NotesDI
import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

/// The app of the notes in both patterns.
@MainActor
struct BothNotes: BothScreens {
    let all: [PlayedScreen]
    private let services: [HeldNotes]
    private let viewModel: NotesAppViewModel
    private let store: NotesAppStore

    init() {
        let requests = (0..<2).map { _ in Requests(cancellation: .honoured) }
        services = requests.map(HeldNotes.init)
        let containers = zip(requests, services).map { requests, notes in
            var container = NotesContainer.inMemory()
            container.login = LoginScenario.controlledUseCases(Credentials.samples, requests)
            container.session.logOut = HeldLogOut(requests: requests)
            container.notes = notes.useCases
            container.delay = ControlledDelay(requests)
            return container
        }
        let (viewModel, store) = (containers[0].makeAppViewModel(), containers[1].makeAppStore())
        (self.viewModel, self.store) = (viewModel, store)
        all = Turns.take {
            [
                PlayedScreen(
                    pattern: "MVVM", requests: requests[0],
                    screen: HeadlessScreen(playing: NotesAppMVVMView(viewModel: viewModel))),
                PlayedScreen(
                    pattern: "MVI", requests: requests[1],
                    screen: HeadlessScreen(playing: NotesAppMVIView(store: store))),
            ]
        }
        settleBoth()
    }

    /// Logs in, and shows the samples.
    func logIn() throws {
        try logIn(answering: ["log in"])
        publish()
    }

    /// Publishes the next snapshot of the notes.
    func publish(_ change: (inout NotesSnapshot) -> Void = { _ in }) {
        for notes in services { Turns.take { notes.publish(change) } }
        settleBoth()
    }

    /// Opens a note over whatever is shown, as a link would.
    func openLink(to id: Note.ID) {
        Turns.take {
            _ = viewModel.notes?.openLink(to: id)
            _ = store.send(.notes(.linkOpened(id)))
        }
        settleBoth()
    }
}
