import DI
import Domain
import Presentation
import SQLiteData
import Testing

@Suite("Both patterns work with a container over a database")
@MainActor
struct SQLiteContainerTests {
    private let folder: TemporaryFolder
    private let items = [Item(id: "b", name: "Banana"), Item(id: "a", name: "Apple")]

    init() throws {
        folder = TemporaryFolder()
    }

    @Test(arguments: Pattern.allCases)
    func aScreenLoadsAndDeletes(pattern: Pattern) async throws {
        let file = folder.file("items.sqlite")
        try await SQLiteItemRepository(file: file).append(items)
        let screen = Screen(pattern, Container.sqlite(at: file))
        await screen.load()
        #expect(screen.state().visibleItems == items)
        await screen.delete("b")
        #expect(screen.state().visibleItems == [items[1]])
        #expect(screen.state().error == nil)
        #expect(try await SQLiteItemRepository(file: file).items() == [items[1]])
    }

    @Test(arguments: Pattern.allCases)
    func aScreenShowsWhatIsWrongWithTheFile(pattern: Pattern) async throws {
        let file = try folder.file("items.sqlite", "[]\n")
        let screen = Screen(pattern, Container.sqlite(at: file))
        await screen.load()
        #expect(screen.state().error?.details.contains("file is not a database") == true)
    }

    @Test func whatOnePatternDeletesTheOtherDoesNotFind() async throws {
        let file = folder.file("items.sqlite")
        try await SQLiteItemRepository(file: file).append(items)
        let container = Container.sqlite(at: file)
        let viewModel = container.makeItemsViewModel()
        await viewModel.load().finish()
        await viewModel.delete("b")?.finish()
        let store = container.makeItemsStore()
        await store.send(.loadRequested)?.finish()
        #expect(store.state.visibleItems == [items[1]])
    }
}

enum Pattern: CaseIterable {
    case mvvm, mvi
}

/// The items' screen in either pattern.
@MainActor
private struct Screen {
    let state: () -> ItemsState
    let load: () async -> Void
    let delete: (Item.ID) async -> Void

    init(_ pattern: Pattern, _ container: Container) {
        switch pattern {
        case .mvvm:
            let viewModel = container.makeItemsViewModel()
            state = { viewModel.state }
            load = { await viewModel.load().finish() }
            delete = { await viewModel.delete($0)?.finish() }
        case .mvi:
            let store = container.makeItemsStore()
            state = { store.state }
            load = { await store.send(.loadRequested)?.finish() }
            delete = { await store.send(.deleteTapped($0))?.finish() }
        }
    }
}
