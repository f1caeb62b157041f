public import Domain
public import NotesDomain
public import Presentation

/// What the user, a view or the parent asks of the notes screen.
public enum NotesIntent: Equatable, Sendable {
    /// The screen opens. It shows the notes now and after each change of the notes.
    case loadRequested
    /// The view makes the id of the new note with `Note.newID()`.
    case addTapped(Note.ID)
    case noteTapped(Note.ID)
    /// A link leads to this note, which may not be on this device yet.
    case linkOpened(Note.ID)
    case textChanged(Note.ID, String)
    /// Carries the id of the closed note. If the editor shows another note by now, the other note stays
    /// open.
    case editorClosed(Note.ID)
    /// The user leaves the screen or the app: the typed texts are saved now, except those whose last save has
    /// failed.
    case left
    case deleteTapped(Note.ID)
    case retryTapped(Note.ID)
    case discardTapped(Note.ID)
    case refreshRequested
    case logInTapped
    /// The user has answered the question whether to log out without saving.
    case questionAnswered(_ isToLogOut: Bool)
    /// Carries the error that the user has read, so that a newer error stays.
    case errorDismissed(NoteError)
}

/// Sent by effects only: the answers to the reads and writes of the notes screen, and the end of a pause.
public enum NotesAction: Sendable {
    /// The newest notes, or why they could not be read. Sent first when the screen opens, and again after
    /// each change of the notes.
    case snapshotReceived(Result<NotesSnapshot, NoteError>)
    /// The user has not typed for half a second.
    case pauseEnded
    case writeResponse(NoteWrite, Result<Int, NoteError>)
    case syncResponse(Result<Void, NoteError>)
}

/// The notes screen, as MVI: takes ``NotesIntent``, holds ``NotesState``, emits ``NotesEvent``.
public typealias NotesStore = Store<NotesReducer>

/// The rules of the notes screen, as MVI.
public struct NotesReducer: @MainActor Reducer {
    public typealias Event = NotesEvent

    private let useCases: NotesUseCases
    private let delay: any Delay

    public enum EffectID: Hashable, Sendable {
        case observe
        case pause
        case write(Note.ID)
        case sync
    }

    public init(useCases: NotesUseCases, delay: any Delay) {
        self.useCases = useCases
        self.delay = delay
    }

    public func reduce(_ state: inout NotesState, intent: NotesIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .stream(.observe) { [useCases, session = state.session] send in
                for await result in useCases.observe.execute(for: session) {
                    send(.snapshotReceived(result))
                }
            }

        case .addTapped(let id): return write(state.add(id), for: state.session)
        case .noteTapped(let id): return write(state.select(id), for: state.session)
        case .editorClosed(let id): return write(state.closeEditor(id), for: state.session)
        case .left: return write(state.saveDrafts(again: false), for: state.session)
        case .deleteTapped(let id): return write(state.delete(id), for: state.session)
        case .retryTapped(let id): return write(state.retry(id), for: state.session)
        case .discardTapped(let id): return write(state.discard(id), for: state.session)

        case .linkOpened(let id):
            let saving = write(state.openLink(to: id), for: state.session)
            guard state.linkedNoteID != nil, !state.isRefreshing else { return saving }
            return .merge(saving, reduce(&state, intent: .refreshRequested))

        case .textChanged(let id, let text):
            guard state.edit(id, text) else { return .none }
            if state.isSaveDue { return reduce(&state, intent: .left) }
            return .read(.pause) { [delay] () throws(CancellationError) in
                try await delay.wait(for: .milliseconds(500))
            } as: { _ in
                .pauseEnded
            }

        case .refreshRequested:
            state.beginRefresh()
            return .read(.sync) { [useCases, session = state.session] () throws(NoteError) in
                try await useCases.sync.execute(for: session)
            } as: {
                .syncResponse($0)
            }

        case .logInTapped: return .emit(.logInRequested)
        case .questionAnswered(let isToLogOut):
            return state.answerQuestion(isToLogOut).map { .emit(.logOutConfirmed($0)) } ?? .none
        case .errorDismissed(let error): state.errors.dismiss(error)
        }
        return .none
    }

    public func reduce(_ state: inout NotesState, action: NotesAction) -> Effect<Self> {
        switch action {
        case .snapshotReceived(let result): state.receive(result)
        case .pauseEnded: return reduce(&state, intent: .left)
        case .writeResponse(let write, let result):
            return perform(state.finish(write, result), for: state.session)
        case .syncResponse(let result): state.endRefresh(result)
        }
        return .none
    }

    /// Performs the writes. Writes of the same note go out one after the other.
    ///
    /// The wait of half a second after an edit is cancelled, because these writes already include the
    /// save of the typed text.
    private func write(_ writes: [NoteWrite], for session: Session) -> Effect<Self> {
        .merge(.cancel(.pause), perform(writes, for: session))
    }

    private func perform(_ writes: [NoteWrite], for session: Session) -> Effect<Self> {
        .merge(
            writes.map { write in
                .write(.write(write.id)) { [useCases] () throws(NoteError) in
                    try await useCases.write.execute(write, for: session)
                } as: {
                    .writeResponse(write, $0)
                }
            })
    }
}
