#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct StackMVIView: View {
    private let store: ScopedStore<StackState, StackIntent>

    public init(store: ScopedStore<StackState, StackIntent>) { self.store = store }

    public var body: some View {
        TeaStack(
            teas: store.teas.all, path: store.screens.ids, close: { store.send(.closed($0)) },
            change: { store.send(.pathChanged($0)) }, destination: { destination($0) })
    }

    @ViewBuilder
    private func destination(_ id: StackScreen.ID) -> some View {
        switch id {
        case .detail(let id):
            if let detail = store.child(ifPresent: \.[detail: id], { .detail(id, $0) }) {
                TeaDetail(detail: detail.state) {
                    detail.send(.loadRequested)
                } openTimer: {
                    detail.send(.timerTapped)
                }
            }
        case .timer(let id):
            if let timer = store.child(ifPresent: \.[timer: id], { .timer(id, $0) }) {
                Button("\(timer.elapsed)") { timer.send(.startTapped) }
                    .disabled(timer.isRunning)
            }
        }
    }
}

public struct StackMVVMView: View {
    private let viewModel: StackViewModel

    public init(viewModel: StackViewModel) { self.viewModel = viewModel }

    public var body: some View {
        TeaStack(
            teas: viewModel.teas.all, path: viewModel.path, close: { viewModel.close($0) },
            change: { viewModel.path = $0 }, destination: { destination($0) })
    }

    @ViewBuilder
    private func destination(_ id: StackScreen.ID) -> some View {
        switch viewModel[id] {
        case .detail(let detail):
            TeaDetail(detail: detail.state, load: detail.load, openTimer: detail.openTimer)
        case .timer(let timer):
            Button("\(timer.state.elapsed)") { timer.start() }
                .disabled(timer.state.isRunning)
        case nil:
            EmptyView()
        }
    }
}

/// The list, and the screens over it. A tap on a row changes the path.
private struct TeaStack<Destination: View>: View {
    let teas: [Tea]
    let path: [StackScreen.ID]
    let close: @MainActor (StackScreen.ID) -> Void
    let change: @MainActor ([StackScreen.ID]) -> Void
    @ViewBuilder let destination: (StackScreen.ID) -> Destination
    /// A copy of the path, which SwiftUI changes. With a computed path, two quick steps back can crash.
    @State private var shown: [StackScreen.ID] = []

    var body: some View {
        NavigationStack(path: $shown) {
            List(teas) { NavigationLink($0.name, value: StackScreen.ID.detail($0.id)) }
                .navigationTitle("Teas")
                .navigationDestination(for: StackScreen.ID.self, destination: destination)
        }
        .onChange(of: path, initial: true) { shown = path }
        .onChange(of: shown) { if shown != path { tell() } }
    }

    /// Reports a step back with the screen that it closes. So a late step back can't close a newer
    /// screen.
    private func tell() {
        if let closed = path.dropFirst(shown.count).first {
            close(closed)
        } else {
            change(shown)
        }
    }
}

/// One tea. Its load is cancelled when the timer covers it, and begins again when the timer has gone.
private struct TeaDetail: View {
    let detail: TeaDetailState
    let load: @MainActor () -> ScreenTask?
    let openTimer: @MainActor () -> Void

    var body: some View {
        Form {
            switch detail.notes {
            case .success(let notes): Text(notes)
            case .failure(let error): Button(error.message) { _ = load() }
            case nil: ProgressView()
            }
            Button("Timer", action: openTimer)
        }
        .navigationTitle(detail.tea.name)
        .task { await load()?.finish() }
    }
}
#endif
