#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    NotesMVVMView(viewModel: Container.preview(.loaded).makeNotesViewModel(session: .preview))
}

#Preview("Empty, MVVM") {
    NotesMVVMView(viewModel: Container.preview(.empty).makeNotesViewModel(session: .preview))
}

#Preview("Loading, MVVM") {
    NotesMVVMView(viewModel: Container.preview(.loading).makeNotesViewModel(session: .preview))
}

#Preview("Failed, MVVM") {
    NotesMVVMView(viewModel: Container.preview(.failed).makeNotesViewModel(session: .preview))
}

#Preview("Syncing, MVVM") {
    NotesMVVMView(viewModel: Container.preview(.syncing).makeNotesViewModel(session: .preview))
}

#Preview("Offline, MVVM") {
    NotesMVVMView(
        viewModel: Container.preview(.offline(retryIn: .seconds(60))).makeNotesViewModel(
            session: .preview))
}

#Preview("Logged out, MVVM") {
    NotesMVVMView(viewModel: Container.preview(.loggedOut).makeNotesViewModel(session: .preview))
}

#Preview("Conflict, MVVM") {
    NotesMVVMView(viewModel: opened("n5"))
}

#Preview("Rejected, MVVM") {
    NotesMVVMView(viewModel: opened("n4"))
}

/// Opens the note when it has come.
@MainActor
private func opened(_ id: Note.ID) -> NotesViewModel {
    let viewModel = Container.preview(.loaded).makeNotesViewModel(session: .preview)
    Task {
        while viewModel.state.note(id) == nil { await Task.yield() }
        viewModel.open(id)
    }
    return viewModel
}
#endif
