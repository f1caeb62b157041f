import Domain
import Testing

@testable import Presentation

@Suite("An items screen belongs to its owner, in both patterns")
@MainActor
struct ItemsLifetimeTests {
    @Test(arguments: Pattern.allCases, Requests.Cancellation.allCases)
    func requestsDoNotKeepTheScreenAlive(
        pattern: Pattern, cancellation: Requests.Cancellation
    ) async {
        let requests = Requests(cancellation: cancellation)
        var screen: FeatureScreen<ItemsScenario>? = ItemsScenario.makeScreen(
            pattern, content: ItemsScenario.sampleContent, requests: requests)
        weak let model = screen?.model
        _ = screen?.perform(.loadRequested)
        await requests.settle()
        screen = nil
        await requests.settle()
        #expect(model == nil)
        #expect(requests.all.map(\.isGivenUp) == [true])
        requests.close()
        await requests.settle()
    }

    @Test(arguments: Pattern.allCases)
    func aHandleFinishesWhenTheAnswerIsShown(pattern: Pattern) async throws {
        let requests = Requests(cancellation: .ignored)
        let screen = ItemsScenario.makeScreen(
            pattern, content: ItemsScenario.sampleContent, requests: requests)
        let handle = screen.perform(.loadRequested)
        await requests.settle()
        try requests.answer(1, .ok)
        await handle.finished()
        #expect(screen.state().visibleItems == ItemsScenario.sampleContent)
    }

    @Test(arguments: Pattern.allCases)
    func aRequestThatIsCancelledElsewhereEndsTheSpinnerWithoutAnError(pattern: Pattern) async {
        let service = CancelledItems()
        let state: ItemsState
        switch pattern {
        case .mvvm:
            let viewModel = ItemsViewModel(getItems: service, deleteItem: service)
            await viewModel.load().finished()
            state = viewModel.state
        case .mvi:
            let store = ItemsStore(
                ItemsState(), reducer: ItemsReducer(getItems: service, deleteItem: service))
            await store.send(.loadRequested).finished()
            state = store.state
        }
        #expect(state == ItemsState())
    }
}

private struct CancelledItems: GetItemsUseCase, DeleteItemUseCase {
    func execute() async throws(ItemError) -> [Item] { throw .cancelled }
    func execute(id: Item.ID) async throws(ItemError) { throw .cancelled }
}
