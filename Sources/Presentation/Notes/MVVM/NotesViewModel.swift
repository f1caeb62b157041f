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

    /// The note that was selected when the app ended shows again once it is read.
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

    /// Selects the note of a link. If it is not on this device, it is fetched first; if it is gone, that
    /// is an error.
    @discardableResult
    public func openLink(to id: Note.ID) -> ScreenTask? {
        let saving = write { $0.openLink(to: id) }
        guard state.linkedNoteID != nil, !state.isRefreshing else { return saving }
        return .all([saving, refresh()])
    }

    /// Changes the text in the editor. It is saved when nothing has been typed for half a second.
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

    /// Saves what was typed now, because the user leaves the screen or the app.
    @discardableResult
    public func saveDrafts() -> ScreenTask? { write { $0.saveDrafts() } }

    /// Hides the note at once. If the delete fails, it is back.
    @discardableResult
    public func delete(_ id: Note.ID) -> ScreenTask? { write { $0.delete(id) } }

    /// Tries again a write that was refused. In a conflict, it keeps the user's text.
    @discardableResult
    public func retry(_ id: Note.ID) -> ScreenTask? { write { $0.retry(id) } }

    /// Forgets a write that was refused. In a conflict, it keeps the server's text.
    @discardableResult
    public func discard(_ id: Note.ID) -> ScreenTask? { write { $0.discard(id) } }

    /// Sends and fetches now. A refresh in flight is replaced.
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

    /// Clears this error; a newer one stays.
    public func dismiss(_ error: NoteError) {
        if state.error == error { state.error = nil }
    }

    /// Cancels the reads, and saves what was typed. Writes go on.
    public func stop() {
        saveDrafts()
        tasks.cancelReads()
        change { $0.stop() }
    }

    /// Ends when the writes now in flight have ended; nil if there are none.
    var writesInFlight: ScreenTask? { tasks.writesInFlight }

    /// Performs the writes that a change asks for. Those of one note go out one after the other.
    ///
    /// What was typed is among them, so the pause is cancelled.
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

    /// Changes the state in one write, so that observers are notified once. If nothing changes, they are
    /// not notified.
    private func change<Value>(_ update: (inout NotesState) -> Value) -> Value {
        var changed = state
        defer { if changed != state { state = changed } }
        return update(&changed)
    }
}

extension NotesViewModel: TabViewModel {}
