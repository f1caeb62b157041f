import DI
import Domain
import Presentation
import SQLiteData
import Testing

@Suite("A container over a database plays both patterns")
@MainActor
struct SQLiteContainerTests {
    private let folder: TemporaryFolder
    private let items = [Item(id: "b", name: "Banana"), Item(id: "a", name: "Apple")]

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: Pattern.allCases)
    func aScreenLoadsAndDeletes(pattern: Pattern) async throws {
        let file = folder.file("items.sqlite")
        try await SQLiteItemRepository(file: file).append(items)
        let screen = Screen(pattern, Container.sqlite(at: file))
        await screen.perform(.loadRequested).finished()
        #expect(screen.state().visibleItems == items)
        await screen.perform(.deleteTapped("b")).finished()
        #expect(screen.state().visibleItems == [items[1]])
        #expect(screen.state().error == nil)
        #expect(try await SQLiteItemRepository(file: file).items() == [items[1]])
    }

    @Test(arguments: Pattern.allCases)
    func aScreenShowsWhatIsWrongWithTheFile(pattern: Pattern) async throws {
        let file = try folder.file("items.sqlite", "[]\n")
        let screen = Screen(pattern, Container.sqlite(at: file))
        await screen.perform(.loadRequested).finished()
        #expect(screen.state().error?.message.contains("file is not a database") == true)
    }

    @Test func whatOnePatternDeletesTheOtherDoesNotFind() async throws {
        let file = folder.file("items.sqlite")
        try await SQLiteItemRepository(file: file).append(items)
        let container = Container.sqlite(at: file)
        let viewModel = container.makeItemsViewModel()
        await viewModel.load().finished()
        await viewModel.delete("b").finished()
        let store = container.makeItemsStore()
        await store.send(.loadRequested).finished()
        #expect(store.state.visibleItems == [items[1]])
    }
}

/// The items' screen in either pattern.
@MainActor
private struct Screen {
    let state: () -> ItemsState
    let perform: (ItemsIntent) -> WorkHandle

    init(_ pattern: Pattern, _ container: Container) {
        switch pattern {
        case .mvvm:
            let viewModel = container.makeItemsViewModel()
            (state, perform) = ({ viewModel.state }, { viewModel.perform($0) })
        case .mvi:
            let store = container.makeItemsStore()
            (state, perform) = ({ store.state }, { store.send($0) })
        }
    }
}
