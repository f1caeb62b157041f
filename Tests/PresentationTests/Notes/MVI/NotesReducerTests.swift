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
    func load() -> Task<Void, Never> { send(.loadRequested) ?? Task {} }
    func add(_ id: Note.ID) -> Task<Void, Never>? { send(.addTapped(id)) }
    func select(_ id: Note.ID) -> Task<Void, Never>? { send(.noteTapped(id)) }
    func openLink(to id: Note.ID) -> Task<Void, Never>? { send(.linkOpened(id)) }
    func type(_ text: String) -> Task<Void, Never>? { send(.textChanged(text)) }
    func closeEditor() -> Task<Void, Never>? { send(.editorClosed) }
    func saveDrafts() -> Task<Void, Never>? { send(.left) }
    func delete(_ id: Note.ID) -> Task<Void, Never>? { send(.deleteTapped(id)) }
    func retry(_ id: Note.ID) -> Task<Void, Never>? { send(.retryTapped(id)) }
    func discard(_ id: Note.ID) -> Task<Void, Never>? { send(.discardTapped(id)) }
    func refresh() -> Task<Void, Never> { send(.refreshRequested) ?? Task {} }
    func logInAgain() { send(.logInTapped) }
    func dismiss(_ error: NoteError) { send(.errorDismissed(error)) }
}
