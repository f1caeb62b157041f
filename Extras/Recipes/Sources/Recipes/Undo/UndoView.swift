#if canImport(SwiftUI)
import Domain
public import Presentation
public import SwiftUI

public struct UndoMVVMView: View {
    private let viewModel: UndoViewModel

    public init(viewModel: UndoViewModel) { self.viewModel = viewModel }

    public var body: some View {
        UndoList(
            state: viewModel.state, delete: { viewModel.delete($0) }, undo: { viewModel.undo($0) }
        )
        .savesWhenLeft { viewModel.leave() }
    }
}

public struct UndoMVIView: View {
    private let store: ScopedStore<UndoState, UndoIntent>

    public init(store: ScopedStore<UndoState, UndoIntent>) { self.store = store }

    public var body: some View {
        UndoList(
            state: store.state, delete: { store.send(.deleteTapped($0)) },
            undo: { store.send(.undoTapped($0)) }
        )
        .savesWhenLeft { store.send(.left) }
    }
}

private struct UndoList: View {
    let state: UndoState
    let delete: @MainActor (Item.ID) -> Void
    let undo: @MainActor (Item.ID) -> Void

    var body: some View {
        List(state.shownItems) { item in
            Text(item.name)
                .swipeActions {
                    Button("Delete \(item.name)", role: .destructive) { delete(item.id) }
                }
        }
        .safeAreaInset(edge: .bottom) {
            if let id = state.undoable { Button("Undo Delete") { undo(id) } }
            if let error = state.error { Text(error.message) }
        }
        .navigationTitle("Items")
    }
}
#endif
