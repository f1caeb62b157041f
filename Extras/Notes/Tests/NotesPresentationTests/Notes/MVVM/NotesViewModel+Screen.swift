import Domain
import NotesDomain
import NotesPresentation
import Presentation

extension NotesViewModel: NotesScreen {}
