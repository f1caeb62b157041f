import Domain
import NotesDomain
import NotesPresentation
import Presentation

extension NotesStore: NotesScreen {
    func load() -> ScreenTask { send(.loadRequested) ?? .ended }
    func add(_ id: Note.ID) -> ScreenTask? { send(.addTapped(id)) }
    func select(_ id: Note.ID) -> ScreenTask? { send(.noteTapped(id)) }
    func openLink(to id: Note.ID) -> ScreenTask? { send(.linkOpened(id)) }
    func type(_ text: String, into id: Note.ID) -> ScreenTask? { send(.textChanged(id, text)) }
    func closeEditor(_ id: Note.ID) -> ScreenTask? { send(.editorClosed(id)) }
    func saveDrafts() -> ScreenTask? { send(.left) }
    func delete(_ id: Note.ID) -> ScreenTask? { send(.deleteTapped(id)) }
    func retry(_ id: Note.ID) -> ScreenTask? { send(.retryTapped(id)) }
    func discard(_ id: Note.ID) -> ScreenTask? { send(.discardTapped(id)) }
    func refresh() -> ScreenTask { send(.refreshRequested) ?? .ended }
    func dismiss(_ error: NoteError) { send(.errorDismissed(error)) }
}
