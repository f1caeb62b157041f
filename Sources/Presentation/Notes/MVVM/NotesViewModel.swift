public import Domain
public import Observation

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

    /// The note that was selected when the app ended is selected again when it has been read.
    public init(
        session: Session, selectedNoteID: Note.ID? = nil, useCases: NotesUseCases,
        delay: any Delay
    ) {
        state = NotesState(session: session)
        self.useCases = useCases
        self.delay = delay
        state.selectedNoteID = selectedNoteID
    }

    /// Shows the notes as they change, until `stop()`.
    @discardableResult
    public func load() -> ScreenTask {
        change { $0.beginLoad() }
        return tasks.stream(.observe, for: self) { [useCases, session = state.session] send in
            for await result in useCases.observe.execute(for: session) { send(result) }
        } receive: { screen, result in
            screen.change { $0.receive(result) }
        }
    }

    /// Selects a new note. The id is chosen by the caller: `Note.newID()`.
    @discardableResult
    public func add(_ id: Note.ID) -> ScreenTask? { write { $0.add(id) } }

    /// Selects a note that the list shows; any other id is ignored.
    @discardableResult
    public func select(_ id: Note.ID) -> ScreenTask? { write { $0.select(id) } }

    /// Selects the note to which a link leads. One that is not on this device is fetched first; if it is
    /// gone, that is an error.
    @discardableResult
    public func openLink(to id: Note.ID) -> ScreenTask? {
        let saving = write { $0.openLink(to: id) }
        guard state.linkedNoteID != nil, !state.isRefreshing else { return saving }
        return .all([saving, refresh()])
    }

    /// Changes the text in the editor. It is saved half a second after the last change, which is awaited.
    @discardableResult
    public func type(_ text: String, into id: Note.ID) -> ScreenTask? {
        guard change({ $0.edit(id, text) }) else { return nil }
        if state.isSaveDue { return saveDrafts() }
        return tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } receive: { screen, _ in
            screen.saveDrafts()
        }
    }

    @discardableResult
    public func closeEditor() -> ScreenTask? { write { $0.closeEditor() } }

    /// Saves now what was typed: the user leaves the screen or the app.
    @discardableResult
    public func saveDrafts() -> ScreenTask? { write { $0.saveDrafts() } }

    /// Takes the note off the list at once, and puts it back if the delete fails.
    @discardableResult
    public func delete(_ id: Note.ID) -> ScreenTask? { write { $0.delete(id) } }

    /// Tries again what was refused. In a conflict, it keeps the user's text.
    @discardableResult
    public func retry(_ id: Note.ID) -> ScreenTask? { write { $0.retry(id) } }

    /// Forgets what was refused. In a conflict, it keeps the server's text.
    @discardableResult
    public func discard(_ id: Note.ID) -> ScreenTask? { write { $0.discard(id) } }

    /// Sends and fetches now, in place of a refresh that is open.
    @discardableResult
    public func refresh() -> ScreenTask {
        change { $0.beginRefresh() }
        return tasks.read(.sync, for: self) {
            [useCases, session = state.session] () throws(NoteError) in
            try await useCases.sync.execute(for: session)
        } receive: { screen, result in
            screen.change { $0.endRefresh(result) }
        }
    }

    public func logInAgain() {
        events.emit(.logInRequested)
    }

    /// Clears the error, unless another one is shown by now.
    public func dismiss(_ error: NoteError) {
        if state.error == error { state.error = nil }
    }

    /// Ends what is being read; what was typed is saved. Writes go on.
    public func stop() {
        saveDrafts()
        tasks.cancelReads()
        change { $0.stop() }
    }

    /// Ends when the writes that are open now have ended; nil if there are none.
    var writesInFlight: ScreenTask? { tasks.writesInFlight }

    /// Performs the writes that a change asks for, one after the other for each note.
    ///
    /// The text that was typed is among them, so the pause ends.
    private func write(_ update: (inout NotesState) -> [NoteWrite]) -> ScreenTask? {
        tasks.cancel(.pause)
        return .all(
            change(update).map { write in
                tasks.write(.write(write.id), for: self) {
                    [useCases, session = state.session] () throws(NoteError) in
                    try await useCases.write.execute(write, for: session)
                } receive: { screen, result in
                    screen.change { $0.finish(write, result) }
                }
            })
    }

    /// Changes the state in one write, so that observers are notified once; and not at all if nothing changes.
    private func change<Value>(_ update: (inout NotesState) -> Value) -> Value {
        var changed = state
        defer { if changed != state { state = changed } }
        return update(&changed)
    }
}
