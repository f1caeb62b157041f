#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct FavouritesMVVMView: View {
    private let viewModel: FavouritesViewModel

    public init(viewModel: FavouritesViewModel) { self.viewModel = viewModel }

    public var body: some View {
        List {
            if let error = viewModel.error { Text(error.message) }
            ForEach(viewModel.rows) { FavouriteMVVMRow(viewModel: $0) }
        }
        .onAppear { viewModel.load() }
    }
}

private struct FavouriteMVVMRow: View {
    let viewModel: FavouriteViewModel

    var body: some View {
        StarButton(state: viewModel.state) { viewModel.toggle() }
    }
}

public struct FavouritesMVIView: View {
    private let store: ScopedStore<FavouritesState, FavouritesIntent>

    public init(store: ScopedStore<FavouritesState, FavouritesIntent>) { self.store = store }

    public var body: some View {
        List {
            if let error = store.error { Text(error.message) }
            ForEach(store.rows.ids, id: \.self) { id in
                if let row = store.child(ifPresent: \.rows[id: id], { .row(id, $0) }) {
                    FavouriteMVIRow(store: row)
                }
            }
        }
        .onAppear { store.send(.loadRequested) }
    }
}

private struct FavouriteMVIRow: View {
    let store: ScopedStore<FavouriteState, FavouriteIntent>

    var body: some View {
        StarButton(state: store.state) { store.send(.starTapped) }
    }
}

private struct StarButton: View {
    let state: FavouriteState
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            Label(state.song.title, systemImage: state.isOn ? "star.fill" : "star")
        }
        .buttonStyle(.plain)
        .accessibilityValue(state.isOn ? "Favourite" : "")
    }
}
#endif
