// Layer: NotesPresentation
// Error: cannot find type 'NoteRepository' in scope
import NotesDomain

@MainActor
final class HastyScreen {
    private let repository: any NoteRepository

    init(repository: any NoteRepository) {
        self.repository = repository
    }
}
