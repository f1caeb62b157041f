#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app: the login screen, or the notes of the user who has logged in.
public struct NotesAppMVVMView: View {
    @State private var viewModel: NotesAppViewModel

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: NotesAppViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        // The `ZStack` stays when the screen in it changes. So an open alert of the app stays open,
        // too.
        ZStack {
            switch viewModel.screen {
            case .starting:
                ProgressView()
            case .login(let login):
                NavigationStack { LoginMVVMView(viewModel: login) }
            case .notes(let notes):
                NotesMVVMView(viewModel: notes)
                    .inStack(isLoggingOut: viewModel.logOutReason != nil) { viewModel.logOut() }
            }
        }
        .presents { viewModel.notes.map { NotesMVVMView(viewModel: $0) } }
    }
}
#endif
