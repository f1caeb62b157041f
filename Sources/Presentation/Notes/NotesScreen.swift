public import Domain

/// The notes screen in either pattern, for code that plays it, such as tests and the command line. The
/// returned tasks end when their requests have ended.
@MainActor
public protocol NotesScreen: AnyObject {
    var state: NotesState { get }
    var events: Events<NotesEvent> { get }
    @discardableResult func load() -> ScreenTask
    @discardableResult func add(_ id: Note.ID) -> ScreenTask?
    @discardableResult func select(_ id: Note.ID) -> ScreenTask?
    @discardableResult func openLink(to id: Note.ID) -> ScreenTask?
    @discardableResult func type(_ text: String, into id: Note.ID) -> ScreenTask?
    @discardableResult func closeEditor(_ id: Note.ID) -> ScreenTask?
    @discardableResult func saveDrafts() -> ScreenTask?
    @discardableResult func delete(_ id: Note.ID) -> ScreenTask?
    @discardableResult func retry(_ id: Note.ID) -> ScreenTask?
    @discardableResult func discard(_ id: Note.ID) -> ScreenTask?
    @discardableResult func refresh() -> ScreenTask
    func logInAgain()
    func dismiss(_ error: NoteError)
}
