import Domain
import Testing

@testable import Presentation

@Suite("Whoever waits for the items screen is told, in both patterns")
@MainActor
struct ItemsHandleTests {
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
