import Domain
import Testing

@testable import Presentation

extension AppKind {
    @MainActor func items(_ useCases: ItemsUseCases) -> any ItemsScreen {
        switch self {
        case .mvvm: ItemsViewModel(useCases: useCases)
        case .mvi: ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: useCases))
        }
    }
}

/// The actions of the user in the open form.
extension ItemsScreen {
    func typeName(_ name: String) { state.form.map { typeName(name, into: $0.id) } }

    @discardableResult func save() -> ScreenTask? { state.form.flatMap { save($0.id) } }
}

extension ControlledItems {
    /// Returns a screen that has loaded the samples, and the steps that it takes after that.
    func loaded(_ kind: AppKind) async -> (any ItemsScreen, Steps<ItemsState>) {
        let screen = kind.items(useCases)
        await loads.answer(screen.load(), .success(Item.samples))
        return (screen, Steps(screen.state))
    }
}

@Suite("The items screen", .timeLimit(.minutes(5)))
@MainActor
struct ItemsTests {
    private let service = ControlledItems()
    private let offline = ItemError.unavailable("Offline.")
    private let notAllowed = ItemError.unavailable("Not allowed.")
    private let withoutB = [Item.samples[0], Item.samples[2]]

    /// After a failed load, the listed items stay. The error goes with the next load.
    @Test("A load shows a spinner, then the items or an error", arguments: AppKind.allCases)
    func load(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        await service.loads.answer(screen.load(), .failure(offline))
        await service.loads.answer(screen.load(), .success(withoutB))
        steps.expect(
            { $0.loading = .loading },
            {
                $0.loading = .failed(offline)
                $0.errors.failRead(offline)
            },
            { ($0.loading, $0.errors) = (.loading, ScreenErrors()) },
            { ($0.loading, $0.items) = (.loaded, withoutB) })
    }

    @Test("A load does not bring back what was deleted meanwhile", arguments: AppKind.allCases)
    func deletedDuringLoad(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        let loading = screen.load()
        await service.deletes.answer(screen.delete("b"), .success(()))
        await service.loads.answer(loading, .success(Item.samples))
        steps.expect(
            { $0.loading = .loading }, { $0.deleting = ["b"] },
            { ($0.deleting, $0.items, $0.changesDuringLoad) = ([], withoutB, [.deleted("b")]) },
            { $0.loading = .loaded })
        let failing = screen.load()
        await service.deletes.answer(screen.delete("a"), .success(()))
        await service.loads.answer(failing, .failure(offline))
        #expect(screen.state.visibleItems.map(\.id) == ["c"])
        await service.deletes.answer(screen.delete("c"), .success(()))
        #expect(screen.state.list.placeholder == .failed("Offline."), "It is not called empty.")
    }

    /// If a link has led to an item that is gone, the screen also shows an error.
    @Test("A load clears the selection of an item that is gone", arguments: AppKind.allCases)
    func loadDeselects(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        let withoutC = [Item.samples[0], Item.samples[1]]
        screen.select("c")
        await service.loads.answer(screen.load(), .success(withoutC))
        steps.expect(
            { $0.selectedItemID = "c" }, { $0.loading = .loading },
            { ($0.loading, $0.selectedItemID, $0.items) = (.loaded, nil, withoutC) })
        let loading = screen.load()
        #expect(screen.openLink(to: "b") == nil)
        screen.deselect("c")
        await service.loads.answer(loading, .success([Item.samples[0]]))
        steps.expect(
            { $0.loading = .loading }, { ($0.selectedItemID, $0.linkedItemID) = ("b", "b") },
            {
                ($0.loading, $0.selectedItemID, $0.linkedItemID) = (.loaded, nil, nil)
                $0.items.remove(at: 1)
                $0.errors.failRead(.notFound("b"))
            })
    }

    /// The close of “b” comes late: a link has opened “a” while the user was swiping back from “b”.
    /// When a delete has failed, a link to its item opens the item at once, also during a load.
    @Test("Only an item in the list can be selected, or closed", arguments: AppKind.allCases)
    func select(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        let deleting = screen.delete("c")
        for id in ["b", "x", "c"] { screen.select(id) }
        #expect(screen.state.selectedItem?.id == "b")
        screen.openLink(to: "a")
        for id in ["b", "a"] { screen.deselect(id) }
        steps.expect(
            { $0.deleting = ["c"] }, { $0.selectedItemID = "b" }, { $0.selectedItemID = "a" },
            { $0.selectedItemID = nil })
        screen.load()
        screen.openLink(to: "c")
        await service.deletes.answer(deleting, .failure(offline))
        #expect(screen.state.selectedItem?.id == "c")
    }

    /// A delete succeeds, too, if the item is already gone.
    @Test("A delete takes its item off the list at once", arguments: AppKind.allCases)
    func delete(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        screen.select("b")
        let deleting = screen.delete("b")
        #expect(screen.state.visibleItems == withoutB)
        #expect(screen.state.isWriting)
        #expect(screen.delete("b") == nil, "the list does not show it")
        #expect(screen.delete("x") == nil)
        await service.deletes.answer(deleting, .success(()))
        #expect(service.deleted == ["b"])
        steps.expect(
            { $0.selectedItemID = "b" }, { ($0.selectedItemID, $0.deleting) = (nil, ["b"]) },
            { ($0.items, $0.deleting) = (withoutB, []) })
        await service.deletes.answer(screen.delete("a"), .failure(.notFound("a")))
        steps.expect({ $0.deleting = ["a"] }, { ($0.items, $0.deleting) = ([Item.samples[2]], []) })
    }

    /// The user sees the error until the user dismisses it, or deletes the same item again.
    @Test("A delete that fails puts the item back; no load does", arguments: AppKind.allCases)
    func deleteFails(_ kind: AppKind) async {
        let (screen, steps) = await service.loaded(kind)
        screen.select("a")
        let deleting = screen.delete("b")
        await service.loads.answer(screen.load(), .success(Item.samples))
        #expect(screen.state.visibleItems == withoutB)
        await service.deletes.answer(deleting, .failure(notAllowed))
        #expect(screen.state.visibleItems == Item.samples)
        #expect(screen.state.list.alert == notAllowed)
        await service.loads.answer(screen.load(), .success(Item.samples))
        await service.deletes.answer(screen.delete("b"), .failure(notAllowed))
        screen.dismiss(offline)
        #expect(screen.state.error == notAllowed)
        screen.dismiss(notAllowed)
        let fails = { (state: inout ItemsState) in
            state.deleting = []
            state.errors.failWrite(notAllowed, of: "b")
        }
        steps.expect(
            { $0.selectedItemID = "a" }, { $0.deleting = ["b"] }, { $0.loading = .loading },
            { $0.loading = .loaded }, fails, { $0.loading = .loading }, { $0.loading = .loaded },
            {
                $0.deleting = ["b"]
                $0.errors.beginWrite(of: "b")
            }, fails, { $0.errors.dismiss(notAllowed) })
    }
}
