#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Loaded, MVI") {
    NotesMVIView(store: Container.preview(.loaded).makeNotesStore(session: .preview))
}

#Preview("Empty, MVI") {
    NotesMVIView(store: Container.preview(.empty).makeNotesStore(session: .preview))
}

#Preview("Loading, MVI") {
    NotesMVIView(store: Container.preview(.loading).makeNotesStore(session: .preview))
}

#Preview("Failed, MVI") {
    NotesMVIView(store: Container.preview(.failed).makeNotesStore(session: .preview))
}

#Preview("Syncing, MVI") {
    NotesMVIView(store: Container.preview(.syncing).makeNotesStore(session: .preview))
}

#Preview("Offline, MVI") {
    NotesMVIView(
        store: Container.preview(.offline(retryIn: .seconds(60))).makeNotesStore(session: .preview))
}

#Preview("Logged out, MVI") {
    NotesMVIView(store: Container.preview(.loggedOut).makeNotesStore(session: .preview))
}

#Preview("Conflict, MVI") {
    NotesMVIView(store: opened("n5"))
}

#Preview("Rejected, MVI") {
    NotesMVIView(store: opened("n4"))
}

/// Opens the note when it has come.
@MainActor
private func opened(_ id: Note.ID) -> NotesStore {
    let store = Container.preview(.loaded).makeNotesStore(session: .preview)
    Task {
        while store.state.note(id) == nil { await Task.yield() }
        store.send(.noteTapped(id))
    }
    return store
}
#endif
