import Domain
public import Presentation

extension NotesScenario {
    public static func makeStore(_ useCases: UseCases) -> Screen<NotesScenario> {
        let log = ScreenLog()
        let store = NotesStore(
            NotesState(session: session),
            reducer: NotesReducer(useCases: useCases.notes, delay: useCases.delay),
            observer: log.add)
        let subscriber = NotesSubscriber()
        store.events.subscribe(subscriber.follow)
        return Screen(
            model: store, state: { State(screen: store.state, logIns: subscriber.logIns) },
            log: log,
            effectsInFlight: { store.effectsInFlight.map(ScreenLog.text).sorted() }
        ) { $0.intent(in: store.state).flatMap { store.send($0) } }
    }
}

extension NotesScenario.Step {
    public func intent(in state: NotesState) -> NotesIntent? {
        switch self {
        case .observe: .appeared
        case .add(let id): .addTapped(id)
        case .open(let id): .noteTapped(id)
        case .type(let text): .textChanged(text)
        case .close: .editorClosed
        case .leave: .disappeared
        case .delete(let id): .deleteTapped(id)
        case .retry(let id): .retryTapped(id)
        case .discard(let id): .discardTapped(id)
        case .refresh: .refreshRequested
        case .logIn: .logInTapped
        case .clearError(let message):
            NoteError.named(message, or: state.error).map(NotesIntent.errorDismissed)
        }
    }
}
