#if canImport(SwiftUI)
import Domain
import NotesDomain
public import Presentation
public import SwiftUI

/// The notes screen. The parent provides the navigation stack.
public struct NotesMVVMView: ScreenView {
    private let viewModel: NotesViewModel

    public init(viewModel: NotesViewModel) { self.viewModel = viewModel }

    public var body: some View {
        NoteList(
            state: viewModel.state, reload: { viewModel.refresh() },
            add: { viewModel.add($0) }, select: { viewModel.select($0) },
            delete: { viewModel.delete($0) }, logIn: { viewModel.logInAgain() }
        )
        .modifier(SavesWhenLeft { viewModel.saveDrafts() })
        .detail(of: viewModel.state.openNote, close: { viewModel.closeEditor($0) }) { open in
            NoteEditor(
                note: open.note,
                text: Binding(
                    get: { @MainActor in viewModel.state.text(on: open) },
                    set: { @MainActor in viewModel.type($0, into: open.id) }),
                retry: { viewModel.retry(open.id) }, discard: { viewModel.discard(open.id) },
                delete: { viewModel.delete(open.id) }
            )
            .modifier(SavesWhenLeft { viewModel.saveDrafts() })
        }
    }

    public var alert: ScreenAlert? {
        ScreenAlert(viewModel.state.list.alert) { viewModel.dismiss($0) }
            ?? viewModel.state.question { viewModel.answerQuestion($0) }
    }

    public var announcements: [String] { viewModel.state.announcements }
}
#endif
