#if canImport(SwiftUI)
import Domain
import NotesDomain
public import Presentation
public import SwiftUI

/// The notes screen. The parent provides the navigation stack.
public struct NotesMVIView: ScreenView {
    private let store: ScopedStore<NotesState, NotesIntent>

    public init(store: ScopedStore<NotesState, NotesIntent>) { self.store = store }

    public var body: some View {
        NoteList(
            state: store.state, reload: { store.send(.refreshRequested) },
            add: { store.send(.addTapped($0)) }, select: { store.send(.noteTapped($0)) },
            delete: { store.send(.deleteTapped($0)) }, logIn: { store.send(.logInTapped) }
        )
        .modifier(SavesWhenLeft { store.send(.left) })
        .detail(of: store.state.openNote, close: { store.send(.editorClosed($0)) }) { open in
            NoteEditor(
                note: open.note,
                text: Binding(
                    get: { @MainActor in store.state.text(on: open) },
                    set: { @MainActor in store.send(.textChanged(open.id, $0)) }),
                retry: { store.send(.retryTapped(open.id)) },
                discard: { store.send(.discardTapped(open.id)) },
                delete: { store.send(.deleteTapped(open.id)) }
            )
            .modifier(SavesWhenLeft { store.send(.left) })
        }
    }

    public var alert: ScreenAlert? {
        ScreenAlert(store.state.list.alert) { store.send(.errorDismissed($0)) }
            ?? store.state.question { store.send(.questionAnswered($0)) }
    }

    public var announcements: [String] { store.state.announcements }
}
#endif
