#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct StackMVIView: View {
    private let store: ScopedStore<StackState, StackIntent>

    public init(store: ScopedStore<StackState, StackIntent>) {
        self.store = store
    }

    public var body: some View {
        NavigationStack(path: store.binding(\.screens.ids, sending: StackIntent.pathChanged)) {
            TeaList(teas: store.visibleTeas, error: store.error) {
                store.send(.teaTapped($0))
            } dismiss: {
                store.send(.errorDismissed($0))
            }
            .navigationDestination(for: StackScreen.ID.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ id: StackScreen.ID) -> some View {
        switch id {
        case .detail(let id):
            if let detail = store.child(ifPresent: \.[detail: id], { .detail(id, $0) }) {
                TeaDetail(
                    detail: detail.state, retry: { detail.send(.loadRequested) },
                    openTimer: { detail.send(.timerTapped) },
                    delete: { detail.send(.deleteTapped) })
            }
        case .timer(let id):
            if let timer = store.child(ifPresent: \.[timer: id], { .timer(id, $0) }) {
                TeaTimer(timer: timer.state) { timer.send(.startTapped) }
            }
        }
    }
}

public struct StackMVVMView: View {
    private let viewModel: StackViewModel

    public init(viewModel: StackViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        NavigationStack(
            path: Binding { @MainActor in
                viewModel.path
            } set: { @MainActor path in
                viewModel.goBack(to: path)
            }
        ) {
            TeaList(
                teas: viewModel.visibleTeas, error: viewModel.error,
                select: { viewModel.select($0) }, dismiss: { viewModel.dismiss($0) }
            )
            .navigationDestination(for: StackScreen.ID.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ id: StackScreen.ID) -> some View {
        switch viewModel[id] {
        case .detail(let detail):
            TeaDetail(
                detail: detail.state, retry: { detail.load() }, openTimer: detail.openTimer,
                delete: detail.delete)
        case .timer(let timer):
            TeaTimer(timer: timer.state) { timer.start() }
        case nil:
            EmptyView()
        }
    }
}

private struct TeaList: View {
    let teas: [Tea]
    let error: Problem?
    let select: @MainActor (Tea.ID) -> Void
    let dismiss: @MainActor (Problem) -> Void

    var body: some View {
        List {
            if let error { Button(error.message) { dismiss(error) } }
            ForEach(teas) { tea in Button(tea.name) { select(tea.id) } }
        }
        .navigationTitle("Teas")
    }
}

/// Loads nothing by itself: a view's `.task` would be cancelled when the timer covers it.
private struct TeaDetail: View {
    let detail: TeaDetailState
    let retry: @MainActor () -> Void
    let openTimer: @MainActor () -> Void
    let delete: @MainActor () -> Void

    var body: some View {
        Form {
            switch detail.notes {
            case .success(let notes): Text(notes)
            case .failure(let error): Button(error.message, action: retry)
            case nil: ProgressView()
            }
            Button("Timer", action: openTimer)
            Button("Delete", role: .destructive, action: delete)
        }
        .navigationTitle(detail.tea.name)
    }
}

private struct TeaTimer: View {
    let timer: TeaTimerState
    let start: @MainActor () -> Void

    var body: some View {
        VStack {
            Text("\(timer.seconds)")
            Button("Start", action: start).disabled(!timer.canStart)
        }
    }
}
#endif
