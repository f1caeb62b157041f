#if canImport(SwiftUI)
import Domain
import Presentation
import SwiftUI

#Preview("Loaded, MVVM") {
    screen(.preview(.loaded))
}

#Preview("Empty, MVVM") {
    screen(.preview(.empty))
}

#Preview("Loading, MVVM") {
    screen(.preview(.loading))
}

#Preview("Failed, MVVM") {
    screen(.preview(.failed))
}

#Preview("Syncing, MVVM") {
    screen(.preview(.syncing))
}

#Preview("Offline, MVVM") {
    screen(.preview(.offline(retryIn: .seconds(60))))
}

#Preview("Logged out, MVVM") {
    screen(.preview(.loggedOut))
}

#Preview("Conflict, MVVM") {
    screen(.preview(.loaded), opening: "n5")
}

#Preview("Rejected, MVVM") {
    screen(.preview(.loaded), opening: "n4")
}

/// Opens the note when it has come.
@MainActor
private func screen(_ container: Container, opening id: Note.ID? = nil) -> some View {
    let viewModel = container.makeNotesViewModel(session: .preview)
    return PreviewScreen {
        viewModel.load()
        guard let id else { return }
        Task {
            while viewModel.state.note(id) == nil { await Task.yield() }
            viewModel.select(id)
        }
    } content: {
        NotesMVVMView(viewModel: viewModel)
    }
}
#endif
