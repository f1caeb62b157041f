import Presentation

extension ItemsViewModel: ItemsScreen {}

extension NotesViewModel: NotesScreen {}
