import Presentation

extension NotesViewModel: NotesScreen {}
