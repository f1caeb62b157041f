import Domain
import Observation
import Testing

@testable import Presentation

@Suite("An observer of a part is woken by changes of that part alone, in both patterns")
@MainActor
struct ObservedPartsTests {
    @Test(arguments: Pattern.allCases)
    func aChangeElsewhereWakesNobody(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        screen.observe(\.error) { woken += 1 }
        screen.perform(.itemTapped("a"))
        screen.perform(.deleteTapped("b"))
        #expect(woken == 0)
    }

    @Test(arguments: Pattern.allCases)
    func aChangeWakesAllWhoObserveThePart(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken: [String] = []
        screen.observe(\.selectedItemID) { woken.append("first") }
        screen.observe(\.selectedItemID) { woken.append("second") }
        screen.observe(\.isLoading) { woken.append("of another part") }
        screen.perform(.itemTapped("a"))
        #expect(woken.sorted() == ["first", "second"])
    }

    @Test(arguments: Pattern.allCases)
    func whoLooksAgainIsWokenAgain(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var seen: [String?] = []
        for id in ["a", "b", "a"] {
            screen.observe(\.selectedItemID) { seen.append(id) }
            screen.perform(.itemTapped(id))
        }
        #expect(seen == ["a", "b", "a"])
    }

    @Test(arguments: Pattern.allCases)
    func whatIsSetToWhatItWasWakesNobody(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        screen.perform(.itemTapped("a"))
        var woken = 0
        screen.observe(\.selectedItemID) { woken += 1 }
        screen.perform(.itemTapped("a"))
        #expect(woken == 0)
        #expect(screen.part(\.selectedItemID) == "a")
    }

    @Test(arguments: Pattern.allCases)
    func aPartMayBeDerived(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        screen.observe(\.visibleItems.count) { woken += 1 }
        screen.perform(.itemTapped("a"))
        #expect(woken == 0)
        screen.perform(.deleteTapped("a"))
        #expect(woken == 1)
        #expect(screen.part(\.visibleItems.count) == 2)
    }

    @Test(arguments: Pattern.allCases)
    func ofManyRowsThoseThatChangedAreWoken(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        screen.perform(.itemTapped("a"))
        var woken: [String] = []
        for id in ["a", "b", "c"] { screen.observe(\.[isSelected: id]) { woken.append(id) } }
        screen.perform(.itemTapped("c"))
        #expect(woken.sorted() == ["a", "c"])
    }

    @Test(arguments: Pattern.allCases, ["a", "b", "c"])
    func whoeverIsWokenMayActOnTheScreenAndLookAgain(pattern: Pattern, id: String) async {
        let screen = await PartsScreen(pattern)
        let others = ["a", "b", "c"].filter { $0 != id }
        var woken = 0
        screen.observe(\.[isSelected: id]) {
            screen.perform(.itemTapped(others[0]))
            screen.observe(\.selectedItemID) { woken += 1 }
        }
        screen.observe(\.selectedItemID) {}
        screen.perform(.itemTapped(id))
        #expect(screen.part(\.selectedItemID) == others[0])
        screen.perform(.itemTapped(others[1]))
        #expect(woken == 1)
    }

    @Test(arguments: Pattern.allCases)
    func theWholeStateIsObservedAsBefore(pattern: Pattern) async {
        let screen = await PartsScreen(pattern)
        var woken = 0
        withObservationTracking {
            _ = screen.state()
        } onChange: {
            MainActor.assumeIsolated { woken += 1 }
        }
        screen.perform(.itemTapped("a"))
        #expect(woken == 1)
    }
}

extension ItemsState {
    fileprivate subscript(isSelected id: Item.ID) -> Bool { selectedItemID == id }
}

/// The items screen in either pattern, with its items loaded.
@MainActor
private struct PartsScreen {
    let state: () -> ItemsState
    private let send: (ItemsIntent) -> WorkHandle
    private let viewModel: ItemsViewModel
    private let store: ItemsStore
    private let pattern: Pattern

    init(_ pattern: Pattern) async {
        let items = StubGetItems(items: ItemsScenario.sampleContent)
        let viewModel = ItemsViewModel(getItems: items, deleteItem: StubDeleteItem())
        let store = ItemsStore(
            ItemsState(), reducer: ItemsReducer(getItems: items, deleteItem: StubDeleteItem()))
        self.viewModel = viewModel
        self.store = store
        self.pattern = pattern
        switch pattern {
        case .mvvm: (state, send) = ({ viewModel.state }, viewModel.perform)
        case .mvi: (state, send) = ({ store.state }, store.send)
        }
        await send(.loadRequested).finished()
    }

    func perform(_ intent: ItemsIntent) {
        _ = send(intent)
    }

    func part<Part: Equatable>(_ path: KeyPath<ItemsState, Part>) -> Part {
        switch pattern {
        case .mvvm: viewModel[path]
        case .mvi: store[path]
        }
    }

    func observe<Part: Equatable>(
        _ path: KeyPath<ItemsState, Part>, onChange: @escaping @MainActor () -> Void
    ) {
        withObservationTracking {
            _ = part(path)
        } onChange: {
            MainActor.assumeIsolated(onChange)
        }
    }
}

private struct StubGetItems: GetItemsUseCase {
    let items: [Item]
    func execute() async throws(ItemError) -> [Item] { items }
}

private struct StubDeleteItem: DeleteItemUseCase {
    func execute(id: Item.ID) async throws(ItemError) {}
}
