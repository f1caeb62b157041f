import Presentation
import Recipes
import Testing

/// A list that is pulled to refresh, of either pattern.
@MainActor
struct RefreshScreen {
    let state: () -> RefreshState
    let refresh: () -> ScreenTask?
    let refreshWhileShown: () async -> Void
    let cancel: () -> Void

    init(_ pattern: Pattern, _ useCases: RefreshUseCases) {
        switch pattern {
        case .mvvm:
            let viewModel = RefreshViewModel(useCases: useCases)
            state = { viewModel.state }
            refresh = { viewModel.refresh() }
            refreshWhileShown = { await viewModel.refreshWhileShown() }
            cancel = { viewModel.cancel() }
        case .mvi:
            let store = RefreshStore(RefreshState(), reducer: RefreshReducer(useCases: useCases))
            state = { store.state }
            refresh = { store.send(.refreshRequested) }
            refreshWhileShown = { await store.scoped.refreshWhileShown() }
            cancel = { store.send(.cancelTapped) }
        }
    }
}

/// A service whose calls the test answers, and a view that is pulled to refresh.
@MainActor
final class ControlledHeadlines {
    let calls = ControlledCalls<Result<[String], Problem>>()
    /// True as long as the view's own spinner turns.
    private(set) var isWaitedFor = true

    /// A screen that shows “old”.
    func screen(_ pattern: Pattern) async -> RefreshScreen {
        let screen = RefreshScreen(
            pattern,
            RefreshUseCases { [calls] () throws(Problem) in try await calls.call().get() })
        await calls.answer(screen.refresh(), .success(["old"]))
        return screen
    }

    /// Starts the task of `refreshable`, and returns it when the service has been called. A view that
    /// disappears cancels this task.
    @discardableResult
    func show(_ screen: RefreshScreen) async -> Task<Void, Never> {
        let view = Task {
            await screen.refreshWhileShown()
            isWaitedFor = false
        }
        await calls.arrive(2)
        return view
    }
}
