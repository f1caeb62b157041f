import DI
import Domain
import Foundation
import Presentation
import Testing

@Suite("A container wires both patterns over one set of repositories")
@MainActor
struct ContainerTests {
    private let items = [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")]

    @Test func whatOnePatternDeletesTheOtherDoesNotFind() async {
        let container = Container.inMemory(items: items)
        let viewModel = container.makeItemsViewModel()
        await viewModel.load().finished()
        await viewModel.delete("a").finished()
        let store = container.makeItemsStore()
        await store.send(.loadRequested).finished()
        #expect(store.state.visibleItems == [items[1]])
    }

    @Test func eachCallMakesAScreenOfItsOwn() async {
        let container = Container.inMemory(items: items)
        let stores = [container.makeItemsStore(), container.makeItemsStore()]
        await stores[0].send(.loadRequested).finished()
        #expect(stores[0].state.visibleItems == items)
        #expect(stores[1].state == ItemsState())
        let viewModels = [container.makeItemsViewModel(), container.makeItemsViewModel()]
        await viewModels[0].load().finished()
        #expect(viewModels[1].state == ItemsState())
    }

    @Test func twoContainersShareNothing() async {
        let store = Container.inMemory(items: items).makeItemsStore()
        let other = Container.inMemory().makeItemsStore()
        await store.send(.loadRequested).finished()
        await other.send(.loadRequested).finished()
        #expect(store.state.visibleItems == items)
        #expect(other.state.visibleItems == [])
    }

    @Test func aUseCaseCanBeReplaced() async {
        var container = Container.inMemory(items: items)
        container.getItems = StubGetItemsUseCase(answer: .failure(.unavailable("Offline.")))
        let viewModel = container.makeItemsViewModel()
        await viewModel.load().finished()
        #expect(viewModel.state.error == .unavailable("Offline."))
    }

    @Test func theObserverOfAStoreIsTold() async {
        var causes = 0
        let store = Container.inMemory(items: items).makeItemsStore { _ in causes += 1 }
        await store.send(.loadRequested).finished()
        #expect(causes == 2)
    }

    @Test func aFileIsReadAndChanged() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("items-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try #"[{"id": "a", "name": "Apple"}, {"id": "b", "name": "Banana"}]"#
            .write(to: file, atomically: true, encoding: .utf8)
        let store = Container.jsonFile(at: file).makeItemsStore()
        await store.send(.loadRequested).finished()
        await store.send(.deleteTapped("a")).finished()
        let viewModel = Container.jsonFile(at: file).makeItemsViewModel()
        await viewModel.load().finished()
        #expect(viewModel.state.visibleItems == [items[1]])
    }
}

private struct StubGetItemsUseCase: GetItemsUseCase {
    let answer: Result<[Item], ItemError>

    func execute() async throws(ItemError) -> [Item] { try answer.get() }
}
