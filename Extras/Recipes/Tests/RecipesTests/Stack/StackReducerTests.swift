import Presentation
import Recipes
import Testing

/// `StackViewModelTests` has a test with the same name for each test.
@Suite("A stack, as MVI", .timeLimit(.minutes(5)))
@MainActor
struct StackReducerTests {
    private let service = ControlledTeas()
    private let store: StackStore

    init() {
        store = Store(.samples, reducer: StackReducer(useCases: service.useCases))
    }

    private func openTimer(_ id: Tea.ID) {
        store.send(.pathChanged([.detail(id)]))
        store.send(.detail(id, .timerTapped))
        store.send(.timer(id, .startTapped))
    }

    @Test("A tea that is tapped twice opens once, and shows its notes")
    func push() async {
        store.send(.pathChanged([.detail("a"), .detail("a")]))
        #expect(store.state.screens.ids == [.detail("a")])
        await service.loads.answer(store.send(.detail("a", .loadRequested)), .success("Malty."))
        #expect(store.state[detail: "a"]?.notes == .success("Malty."))
    }

    @Test("Going back over two screens ends the reads of both, and they send no more requests")
    func back() async {
        openTimer("a")
        let loading = store.send(.detail("a", .loadRequested))
        await service.loads.arrive(1)
        await service.delay.arrive(1)
        store.send(.closed(.detail("a")))
        store.send(.detail("a", .timerTapped))
        #expect(store.state == .samples)
        await loading?.finish()
        await wait(for: "the end of the waits") { service.delay.open == 0 }
        store.send(.pathChanged([.detail("a")]))
        await service.loads.answer(1, .success("Late."))
        #expect(store.state[detail: "a"]?.notes == nil)
    }

    @Test("A link replaces the stack: screens that are in both stacks stay, the others end")
    func link() async {
        openTimer("a")
        service.delay.advance(by: .seconds(1))
        await service.delay.pass(1)
        await service.delay.arrive(2)
        store.send(.detail("a", .timerTapped))
        #expect(store.send(.timer("a", .startTapped)) == nil)
        #expect(store.state.screens.ids == [.detail("a"), .timer("a")])
        store.send(.pathChanged([.timer("a")]))
        #expect(store.state[timer: "a"]?.elapsed == .seconds(1))
        #expect(store.state[timer: "a"]?.isRunning == true)
        store.send(.pathChanged([.detail("x"), .timer("b")]))
        store.send(.closed(.timer("a")))
        #expect(store.state.screens.ids == [.timer("b")], "The close comes late.")
        #expect(store.state[timer: "b"]?.isRunning == false)
        await wait(for: "the end of the waits") { service.delay.open == 0 }
    }
}
