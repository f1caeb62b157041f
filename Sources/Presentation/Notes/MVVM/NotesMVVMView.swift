#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The notes screen by itself: in a navigation stack of its own, observing from its first appearance.
public struct NotesMVVMView: View {
    @State private var viewModel: NotesViewModel

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: NotesViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        NavigationStack {
            NotesMVVMScreen(viewModel: viewModel)
        }
        .onFirstAppear { viewModel.observe() }
    }
}

/// The notes screen, for any navigation stack.
struct NotesMVVMScreen: View {
    @Bindable var viewModel: NotesViewModel

    var body: some View {
        NoteList(
            state: viewModel.state, refresh: { viewModel.refresh() }, open: { viewModel.open($0) },
            delete: { viewModel.delete($0) }, logIn: { viewModel.logInAgain() }
        )
        .refreshable { await viewModel.refresh().value }
        .reloadButton(isLoading: viewModel.state.isRefreshing) { viewModel.refresh() }
        .addNoteButton { viewModel.add($0) }
        .savesWhenLeft { viewModel.saveDrafts() }
        .navigationTitle("Notes")
        .navigationDestination(item: $viewModel.openNoteID) { id in
            NoteEditor(
                content: viewModel.state.note(id).map(viewModel.state.content),
                text: $viewModel.text, retry: { viewModel.retry(id) },
                discard: { viewModel.discard(id) }, delete: { viewModel.delete(id) }
            )
            .savesWhenLeft { viewModel.saveDrafts() }
        }
        .errorAlert(viewModel.state.alertError, message: \.message) { viewModel.dismiss($0) }
    }
}

extension NotesViewModel {
    /// The note in the editor, for the navigation stack, which clears it to go back.
    fileprivate var openNoteID: Note.ID? {
        get { state.openNoteID }
        set { if newValue == nil { closeEditor() } }
    }
}
#endif
