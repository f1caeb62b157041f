public import Domain
public import NotesDomain
public import Observation
public import Presentation

/// The rules of the notes screen, as MVVM.
@MainActor
@Observable
public final class NotesViewModel {
    public private(set) var state: NotesState
    public let events = Events<NotesEvent>()

    private let useCases: NotesUseCases
    private let delay: any Delay
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case observe
        case pause
        case write(Note.ID)
        case sync
    }

    /// `selectedNoteID` is the note that was open when the app ended. The editor opens again, and shows
    /// the text after the note has been loaded.
    public init(
        session: Session, selectedNoteID: Note.ID? = nil, useCases: NotesUseCases,
        delay: any Delay
    ) {
        state = NotesState(session: session)
        self.useCases = useCases
        self.delay = delay
        state.selectedNoteID = selectedNoteID
    }

    /// Shows the notes now and after each change of the notes, until `stop()` is called.
    @discardableResult
    public func load() -> ScreenTask {
        state.beginLoad()
        return tasks.stream(.observe, for: self) { [useCases, session = state.session] send in
            for await result in useCases.observe.execute(for: session) { send(result) }
        } receive: { screen, result in
            screen.state.receive(result)
        }
    }

    /// Adds a new note and selects it. The caller makes the id with `Note.newID()`.
    @discardableResult
    public func add(_ id: Note.ID) -> ScreenTask? { write { $0.add(id) } }

    /// Selects a note that the list shows; any other id is ignored.
    @discardableResult
    public func select(_ id: Note.ID) -> ScreenTask? { write { $0.select(id) } }

    /// Selects the note that a link leads to. If the note is not on this device, it is fetched first. If
    /// the note does not exist, the screen shows an error.
    @discardableResult
    public func openLink(to id: Note.ID) -> ScreenTask? {
        let saving = write { $0.openLink(to: id) }
        guard state.linkedNoteID != nil, !state.isRefreshing else { return saving }
        return .all([saving, refresh()])
    }

    /// Changes the text in the editor. The text is saved when the user has not typed for half a second,
    /// or after many edits without such a pause.
    @discardableResult
    public func type(_ text: String, into id: Note.ID) -> ScreenTask? {
        guard state.edit(id, text) else { return nil }
        if state.isSaveDue { return saveDrafts() }
        return tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } receive: { screen, _ in
            screen.saveDrafts()
        }
    }

    /// Saves the typed texts, and closes the editor if it still shows this note.
    @discardableResult
    public func closeEditor(_ id: Note.ID) -> ScreenTask? { write { $0.closeEditor(id) } }

    /// Saves the typed texts now, except those whose last save has failed. Called when the user leaves the
    /// screen or the app.
    @discardableResult
    public func saveDrafts() -> ScreenTask? { write { $0.saveDrafts(again: false) } }

    /// Hides the note at once. If the delete fails, the note appears again.
    @discardableResult
    public func delete(_ id: Note.ID) -> ScreenTask? { write { $0.delete(id) } }

    /// Repeats a write that this device or the server has refused. In a conflict, the user's text
    /// replaces the server's text.
    @discardableResult
    public func retry(_ id: Note.ID) -> ScreenTask? { write { $0.retry(id) } }

    /// Discards a write that this device or the server has refused. In a conflict, the server's text
    /// stays.
    @discardableResult
    public func discard(_ id: Note.ID) -> ScreenTask? { write { $0.discard(id) } }

    /// Sends the waiting changes and fetches new notes now. A refresh in flight is replaced.
    @discardableResult
    public func refresh() -> ScreenTask {
        state.beginRefresh()
        return tasks.read(.sync, for: self) {
            [useCases, session = state.session] () throws(NoteError) in
            try await useCases.sync.execute(for: session)
        } receive: {
            $0.state.endRefresh($1)
        }
    }

    public func logInAgain() { events.emit(.logInRequested) }

    /// The user has answered the question whether to log out without saving.
    public func answerQuestion(_ isToLogOut: Bool) {
        if let logOut = state.answerQuestion(isToLogOut) { events.emit(.logOutConfirmed(logOut)) }
    }

    func onEnd(_ action: @escaping @MainActor () -> Void) { tasks.onEnd = { _ in action() } }

    func beginLogOut(_ logOut: LogOut) -> Bool { state.beginLogOut(logOut) }
    func dismissFailedWrite() { state.dismissFailedWrite() }
    func closeQuestion() { state.question = nil }
    func showWhatHolds(_ logOut: LogOut? = nil) { state.showWhatHolds(logOut) }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: NoteError) { state.errors.dismiss(error) }

    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    public var writesInFlight: ScreenTask? { tasks.writesInFlight }

    /// Cancels the reads, and saves the typed texts. Writes go on.
    public func stop() {
        saveDrafts()
        tasks.cancelReads()
        state.stop()
    }

    /// Performs the writes that `update` returns. Writes of the same note go out one after the other.
    ///
    /// The wait of half a second after an edit is cancelled, because these writes already include the
    /// save of the typed text.
    private func write(_ update: (inout NotesState) -> [NoteWrite]) -> ScreenTask? {
        tasks.cancel(.pause)
        return perform(update(&state))
    }

    private func perform(_ writes: [NoteWrite]) -> ScreenTask? {
        .all(
            writes.map { write in
                tasks.write(.write(write.id), for: self) {
                    [useCases, session = state.session] () throws(NoteError) in
                    try await useCases.write.execute(write, for: session)
                } receive: { screen, result in
                    _ = screen.perform(screen.state.finish(write, result))
                }
            })
    }
}
