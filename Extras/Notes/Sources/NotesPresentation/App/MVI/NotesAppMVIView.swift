#if canImport(SwiftUI)
import Domain
public import Presentation
public import SwiftUI

/// The app: the login screen, or the notes of the user who has logged in.
public struct NotesAppMVIView: View {
    @State private var store: NotesAppStore

    /// Keeps the store for as long as the view exists.
    public init(store: NotesAppStore) { _store = State(initialValue: store) }

    public var body: some View {
        let app = store.scoped
        // The `ZStack` stays when the screen in it changes. So an open alert of the app stays open,
        // too.
        ZStack {
            if app.isStarting {
                ProgressView()
            } else if let notes {
                notes.inStack(isLoggingOut: app.isLoggingOut) { store.send(.logOutTapped) }
            } else {
                NavigationStack { LoginMVIView(store: app.child(\.login, NotesAppIntent.login)) }
            }
        }
        .presents { notes }
    }

    /// Nil while nobody is logged in.
    private var notes: NotesMVIView? {
        store.scoped.child(ifPresent: \.notes, NotesAppIntent.notes).map { NotesMVIView(store: $0) }
    }
}
#endif
