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

    @Test(arguments: Pattern.allCases) func theAppRunsFromLoginToLogout(pattern: Pattern) async {
        let account = Credentials(email: "al@x.test", password: Password("enigma"))
        let container = Container.inMemory(accounts: [account], items: items)
        let read: () -> AppState
        let perform: (AppIntent) -> WorkHandle
        switch pattern {
        case .mvvm:
            let viewModel = container.makeAppViewModel()
            (read, perform) = ({ viewModel.state }, viewModel.perform)
        case .mvi:
            let store = container.makeAppStore()
            (read, perform) = ({ store.state }, store.send)
        }
        await perform(.login(.emailChanged(account.email))).finished()
        await perform(.login(.passwordChanged(account.password))).finished()
        // The handle of a login waits for what the main screen loads, too.
        await perform(.login(.submitTapped)).finished()
        guard case .main(let main) = read() else { return #expect(read() == .login(LoginState())) }
        #expect(main.session == Session(email: account.email))
        #expect(main.items.visibleItems == items)
        #expect(!main.items.isLoading && !main.users.isLoading && !main.counter.isLoading)
        await perform(.main(.counter(.incrementTapped))).finished()
        await perform(.logOutTapped).finished()
        #expect(read() == .login(LoginState()))
    }

    @Test func aCountSurvivesARestart() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for expected in 1...2 {
            let container = Container.jsonFile(
                at: folder.appendingPathComponent("items.json"),
                counter: folder.appendingPathComponent("counter.json"))
            let store = container.makeCounterStore()
            await store.send(.incrementTapped).finished()
            #expect(store.state.count == expected)
        }
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
