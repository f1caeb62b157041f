#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The notes screen by itself: in a navigation stack of its own, observing from its first appearance.
public struct NotesMVIView: View {
    @State private var store: NotesStore

    /// Keeps the store for as long as the view exists.
    public init(store: NotesStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        NavigationStack {
            NotesMVIScreen(store: store.scoped)
        }
        .onFirstAppear { store.send(.appeared) }
    }
}

/// The notes screen, for any navigation stack.
struct NotesMVIScreen: View {
    let store: ScopedStore<NotesState, NotesIntent>

    var body: some View {
        NoteList(
            state: store.state, refresh: { store.send(.refreshRequested) },
            open: { store.send(.noteTapped($0)) }, delete: { store.send(.deleteTapped($0)) },
            logIn: { store.send(.logInTapped) }
        )
        .refreshable { await store.send(.refreshRequested)?.value }
        .reloadButton(isLoading: store.state.isRefreshing) { store.send(.refreshRequested) }
        .addNoteButton { store.send(.addTapped($0)) }
        .savesWhenLeft { store.send(.disappeared) }
        .navigationTitle("Notes")
        .navigationDestination(
            item: store.binding(\.openNoteID, dismissing: .editorClosed)
        ) { id in
            NoteEditor(
                content: store.state.note(id).map(store.state.content),
                text: store.binding(\.text, sending: NotesIntent.textChanged),
                retry: { store.send(.retryTapped(id)) },
                discard: { store.send(.discardTapped(id)) },
                delete: { store.send(.deleteTapped(id)) }
            )
            .savesWhenLeft { store.send(.disappeared) }
        }
        .errorAlert(store.state.alertError, message: \.message) { store.send(.errorDismissed($0)) }
    }
}
#endif
