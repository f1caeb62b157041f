import Domain
import Presentation
import Testing

@Suite("The notes reducer", .timeLimit(.minutes(1)))
@MainActor
struct NotesReducerTests {
    @Test("Each rule", arguments: NotesContract.allCases)
    func rule(_ rule: NotesContract) async {
        await NotesChecks {
            let reducer = NotesReducer(useCases: $0.useCases, delay: $0.delay)
            return NotesStore(NotesState(session: $0.session), reducer: reducer)
        }
        .check(rule)
    }
}

extension NotesStore: NotesScreen {
    func load() -> ScreenTask { send(.loadRequested) ?? .ended }
    func add(_ id: Note.ID) -> ScreenTask? { send(.addTapped(id)) }
    func select(_ id: Note.ID) -> ScreenTask? { send(.noteTapped(id)) }
    func openLink(to id: Note.ID) -> ScreenTask? { send(.linkOpened(id)) }
    func type(_ text: String, into id: Note.ID) -> ScreenTask? {
        send(.textChanged(id, text))
    }
    func closeEditor() -> ScreenTask? { send(.editorClosed) }
    func saveDrafts() -> ScreenTask? { send(.left) }
    func delete(_ id: Note.ID) -> ScreenTask? { send(.deleteTapped(id)) }
    func retry(_ id: Note.ID) -> ScreenTask? { send(.retryTapped(id)) }
    func discard(_ id: Note.ID) -> ScreenTask? { send(.discardTapped(id)) }
    func refresh() -> ScreenTask { send(.refreshRequested) ?? .ended }
    func logInAgain() { send(.logInTapped) }
    func dismiss(_ error: NoteError) { send(.errorDismissed(error)) }
}
