import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `StackReducerTests`.
@Suite("A stack, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct StackViewModelTests {
    private let service = ControlledTeas()
    private let viewModel: StackViewModel
    private let offline = Problem.unavailable("Offline.")

    init() {
        viewModel = StackViewModel(teas: Tea.samples, useCases: service.useCases)
    }

    @Test("A tea that is tapped lies over the list, and is loaded once")
    func push() async {
        let loading = viewModel.select("a")
        #expect(viewModel.select("a") == nil)
        #expect(viewModel.state.screens.ids == [.detail("a")])
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
        #expect(timerModel("a")?.start() == nil)
    }

    @Test("To go back over two screens at once ends the reads of both")
    func back() async {
        let loading = viewModel.select("a")
        let ticking = openTimer("a")
        await wait { service.delay.open == 1 }
        viewModel.goBack(to: [])
        #expect(viewModel.state.screens.ids == [])
        await ticking?.finish()
        await loading?.finish()
        await wait { service.delay.open == 0 }
        let again = viewModel.select("a")
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
        viewModel.openLink(to: .timer("a"))
        #expect(viewModel.state.screens.ids == [.detail("a"), .timer("a")])
        #expect(timer("a")?.seconds == 1)
        #expect(timer("a")?.isRunning == true)
        viewModel.openLink(to: .timer("b"))
        await ticking?.finish()
        await wait { service.delay.open == 0 }
        #expect(viewModel.state.screens.ids == [.detail("b"), .timer("b")])
        #expect(timer("b")?.isRunning == false)
    }

    @Test("A link to a tea that is gone opens nothing, and says so until that is read")
    func goneLink() {
        viewModel.openLink(to: .timer("x"))
        #expect(viewModel.state.screens.ids == [])
        let gone = Problem.unavailable("This tea is gone.")
        #expect(viewModel.state.error == gone)
        viewModel.dismiss(offline)
        #expect(viewModel.state.error == gone)
        viewModel.dismiss(gone)
        #expect(viewModel.state.error == nil)
    }

    @Test("A tea that is deleted is off the list at once, and so are all of its screens")
    func delete() async {
        let ticking = openTimer("a")
        detailModel("a")?.delete()
        let deleting = viewModel.writesInFlight
        #expect(viewModel.state.screens.ids == [])
        #expect(viewModel.state.visibleTeas.map(\.id) == ["b"])
        await ticking?.finish()
        viewModel.openLink(to: .detail("a"))
        #expect(viewModel.state.screens.ids == [])
        await service.deletes.answer(deleting, .success(()))
        #expect(viewModel.state.teas.map(\.id) == ["b"])
        #expect(viewModel.state.deleting == [])
    }

    @Test("A delete that fails brings the tea back into its place, and the list says why")
    func deleteFails() async {
        viewModel.select("a")
        detailModel("a")?.delete()
        let deleting = viewModel.writesInFlight
        await service.deletes.answer(deleting, .failure(offline))
        #expect(viewModel.state.visibleTeas == Tea.samples)
        #expect(viewModel.state.error == offline)
    }

    @Test("A screen that is left asks for nothing any more; going back never opens one")
    func left() {
        viewModel.select("a")
        let detail = detailModel("a")
        viewModel.goBack(to: [])
        detail?.delete()
        detail?.openTimer()
        viewModel.goBack(to: [.detail("b")])
        #expect(viewModel.state == StackState(teas: Tea.samples))
        #expect(viewModel.writesInFlight == nil)
    }

    /// Also pushes the tea if it is not there yet.
    private func openTimer(_ id: Tea.ID) -> ScreenTask? {
        viewModel.select(id)
        detailModel(id)?.openTimer()
        return timerModel(id)?.start()
    }

    private func detail(_ id: Tea.ID) -> TeaDetailState? { viewModel.state.detail(id) }
    private func timer(_ id: Tea.ID) -> TeaTimerState? { viewModel.state.timer(id) }

    private func detailModel(_ id: Tea.ID) -> TeaDetailViewModel? {
        if case .detail(let detail) = viewModel[.detail(id)] { detail } else { nil }
    }

    private func timerModel(_ id: Tea.ID) -> TeaTimerViewModel? {
        if case .timer(let timer) = viewModel[.timer(id)] { timer } else { nil }
    }
}
