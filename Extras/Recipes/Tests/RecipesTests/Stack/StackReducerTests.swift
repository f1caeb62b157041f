import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `StackViewModelTests`.
@Suite("A stack, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct StackReducerTests {
    private let service = ControlledTeas()
    private let store: StackStore
    private let offline = Problem.unavailable("Offline.")

    init() {
        store = StackStore(
            StackState(teas: Tea.samples), reducer: StackReducer(useCases: service.useCases))
    }

    @Test("A tea that is tapped lies over the list, and is loaded once")
    func push() async {
        let loading = store.send(.teaTapped("a"))
        #expect(store.send(.teaTapped("a")) == nil)
        #expect(store.state.screens.ids == [.detail("a")])
        await service.loads.answer(loading, .success("Malty."))
        #expect(detail("a")?.notes == .success("Malty."))
        #expect(service.loads.count == 1)
    }

    @Test("A timer ticks over its tea, and ends at zero")
    func timer() async {
        let ticking = openTimer("a")
        await service.delay.pass(1)
        await wait { timer("a")?.seconds == 1 }
        #expect(timer("a")?.isRunning == true)
        await service.delay.pass(2)
        await ticking?.finish()
        #expect(timer("a")?.seconds == 0)
        #expect(timer("a")?.isRunning == false)
        #expect(store.send(.timer("a", .startTapped)) == nil)
    }

    @Test("To go back over two screens at once ends the reads of both")
    func back() async {
        let loading = store.send(.teaTapped("a"))
        let ticking = openTimer("a")
        await wait { service.delay.open == 1 }
        store.send(.pathChanged([]))
        #expect(store.state.screens.ids == [])
        await ticking?.finish()
        await loading?.finish()
        await wait { service.delay.open == 0 }
        let again = store.send(.teaTapped("a"))
        await service.loads.answer(1, .success("Late."))
        #expect(detail("a")?.notes == nil)
        await service.loads.answer(again, .failure(offline))
        #expect(detail("a")?.notes == .failure(offline))
    }

    @Test("A link replaces the stack: what is left ends, and what is in both goes on")
    func link() async {
        let ticking = openTimer("a")
        await service.delay.pass(1)
        await wait { service.delay.count == 2 }
        store.send(.linkOpened(.timer("a")))
        #expect(store.state.screens.ids == [.detail("a"), .timer("a")])
        #expect(timer("a")?.seconds == 1)
        #expect(timer("a")?.isRunning == true)
        store.send(.linkOpened(.timer("b")))
        await ticking?.finish()
        await wait { service.delay.open == 0 }
        #expect(store.state.screens.ids == [.detail("b"), .timer("b")])
        #expect(timer("b")?.isRunning == false)
    }

    @Test("A link to a tea that is gone opens nothing, and says so until that is read")
    func goneLink() {
        store.send(.linkOpened(.timer("x")))
        #expect(store.state.screens.ids == [])
        let gone = Problem.unavailable("This tea is gone.")
        #expect(store.state.error == gone)
        store.send(.errorDismissed(offline))
        #expect(store.state.error == gone)
        store.send(.errorDismissed(gone))
        #expect(store.state.error == nil)
    }

    @Test("A tea that is deleted is off the list at once, and so are all of its screens")
    func delete() async {
        let ticking = openTimer("a")
        let deleting = store.send(.detail("a", .deleteTapped))
        #expect(store.state.screens.ids == [])
        #expect(store.state.visibleTeas.map(\.id) == ["b"])
        await ticking?.finish()
        store.send(.linkOpened(.detail("a")))
        #expect(store.state.screens.ids == [])
        await service.deletes.answer(deleting, .success(()))
        #expect(store.state.teas.map(\.id) == ["b"])
        #expect(store.state.deleting == [])
    }

    @Test("A delete that fails brings the tea back into its place, and the list says why")
    func deleteFails() async {
        store.send(.teaTapped("a"))
        let deleting = store.send(.detail("a", .deleteTapped))
        await service.deletes.answer(deleting, .failure(offline))
        #expect(store.state.visibleTeas == Tea.samples)
        #expect(store.state.error == offline)
    }

    @Test("A screen that is left asks for nothing any more; going back never opens one")
    func left() {
        store.send(.teaTapped("a"))
        store.send(.pathChanged([]))
        store.send(.detail("a", .deleteTapped))
        store.send(.detail("a", .timerTapped))
        store.send(.pathChanged([.detail("b")]))
        #expect(store.state == StackState(teas: Tea.samples))
        #expect(store.writesInFlight == nil)
    }

    /// Also pushes the tea if it is not there yet.
    private func openTimer(_ id: Tea.ID) -> ScreenTask? {
        store.send(.teaTapped(id))
        store.send(.detail(id, .timerTapped))
        return store.send(.timer(id, .startTapped))
    }

    private func detail(_ id: Tea.ID) -> TeaDetailState? { store.state.detail(id) }
    private func timer(_ id: Tea.ID) -> TeaTimerState? { store.state.timer(id) }
}
