import Presentation
import Recipes
import Testing

/// `StackReducerTests` has a test with the same name for each test.
@Suite("A stack, as MVVM", .timeLimit(.minutes(5)))
@MainActor
struct StackViewModelTests {
    private let service = ControlledTeas()
    private let viewModel: StackViewModel

    init() {
        viewModel = StackViewModel(teas: StackState.samples.teas, useCases: service.useCases)
    }

    private func openTimer(_ id: Tea.ID) {
        viewModel.path = [.detail(id)]
        detail(id)?.openTimer()
        timer(id)?.start()
    }

    private func detail(_ id: Tea.ID) -> TeaDetailViewModel? {
        if case .detail(let detail) = viewModel[.detail(id)] { detail } else { nil }
    }

    private func timer(_ id: Tea.ID) -> TimerViewModel? {
        if case .timer(let timer) = viewModel[.timer(id)] { timer } else { nil }
    }

    @Test("A tea that is tapped twice opens once, and shows its notes")
    func push() async {
        viewModel.path = [.detail("a"), .detail("a")]
        #expect(viewModel.path == [.detail("a")])
        await service.loads.answer(detail("a")?.load(), .success("Malty."))
        #expect(viewModel.state[detail: "a"]?.notes == .success("Malty."))
    }

    @Test("Going back over two screens ends the reads of both, and they send no more requests")
    func back() async {
        openTimer("a")
        var detail = detail("a")
        let loading = detail?.load()
        await service.loads.arrive(1)
        await service.delay.arrive(1)
        viewModel.close(.detail("a"))
        detail?.openTimer()
        #expect(viewModel.state == .samples)
        detail = nil
        await loading?.finish()
        await wait(for: "the end of the waits") { service.delay.open == 0 }
        viewModel.path = [.detail("a")]
        await service.loads.answer(1, .success("Late."))
        #expect(viewModel.state[detail: "a"]?.notes == nil)
    }

    @Test("A link replaces the stack: screens that are in both stacks stay, the others end")
    func link() async {
        openTimer("a")
        service.delay.advance(by: .seconds(1))
        await service.delay.pass(1)
        await service.delay.arrive(2)
        detail("a")?.openTimer()
        #expect(timer("a")?.start() == nil)
        #expect(viewModel.path == [.detail("a"), .timer("a")])
        viewModel.path = [.timer("a")]
        #expect(viewModel.state[timer: "a"]?.elapsed == .seconds(1))
        #expect(viewModel.state[timer: "a"]?.isRunning == true)
        viewModel.path = [.detail("x"), .timer("b")]
        viewModel.close(.timer("a"))
        #expect(viewModel.path == [.timer("b")], "The close comes late.")
        #expect(viewModel.state[timer: "b"]?.isRunning == false)
        await wait(for: "the end of the waits") { service.delay.open == 0 }
    }
}
