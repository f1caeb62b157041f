#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Loaded, MVI") {
    screen(.preview(.loaded))
}

#Preview("Empty, MVI") {
    screen(.preview(.empty))
}

#Preview("Loading, MVI") {
    screen(.preview(.loading))
}

#Preview("Failed, MVI") {
    screen(.preview(.failed))
}

#Preview("Syncing, MVI") {
    screen(.preview(.syncing))
}

#Preview("Offline, MVI") {
    screen(.preview(.offline(retryIn: .seconds(60))))
}

#Preview("Logged out, MVI") {
    screen(.preview(.loggedOut))
}

#Preview("Conflict, MVI") {
    screen(.preview(.loaded), opening: "n5")
}

#Preview("Rejected, MVI") {
    screen(.preview(.loaded), opening: "n4")
}

/// Opens the note when it has come.
@MainActor
private func screen(_ container: Container, opening id: Note.ID? = nil) -> some View {
    let store = container.makeNotesStore(session: .preview)
    return PreviewScreen {
        store.send(.loadRequested)
        guard let id else { return }
        Task {
            while store.state.note(id) == nil { await Task.yield() }
            store.send(.noteTapped(id))
        }
    } content: {
        NotesMVIView(store: store.scoped)
    }
}
#endif
