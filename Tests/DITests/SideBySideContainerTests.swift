import DI
import Domain
import Presentation
import Testing

@Suite("Both patterns of a container share its data", .timeLimit(.minutes(5)))
@MainActor
struct SideBySideContainerTests {
    @Test("What a view model deletes, a store does not find")
    func viewModelDeletes() async {
        let container = Container.samples()
        let viewModel = container.makeItemsViewModel()
        await viewModel.load().value
        await viewModel.delete(Item.samples[0].id)?.value
        let store = container.makeItemsStore()
        await store.send(.loadRequested)?.value
        #expect(store.state.items == Array(Item.samples.dropFirst()))
    }
}
