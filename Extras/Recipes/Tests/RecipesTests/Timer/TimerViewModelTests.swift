import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `TimerReducerTests`.
@Suite("The stopwatch, as a view model", .timeLimit(.minutes(1)))
@MainActor
struct TimerViewModelTests {
    private let clock = HeldClock()
    private let viewModel: TimerViewModel

    init() {
        viewModel = TimerViewModel(id: 1, delay: clock)
    }

    @Test("It shows the time that has passed, however late the ticks come")
    func lateTicks() async {
        viewModel.start()
        clock.advance(1)
        #expect(viewModel.start() == nil)
        await clock.tick(1)
        #expect(viewModel.state.elapsed == .seconds(1))
        clock.advance(60)
        await clock.tick(2)
        #expect(viewModel.state.elapsed == .seconds(61))
    }

    @Test("A pause keeps the time to the moment of the tap, and drops the tick that is on its way")
    func pause() async {
        viewModel.start()
        await clock.begin(1)
        clock.advance(2)
        viewModel.pause()
        clock.advance(60)
        await clock.delay.pass(1)
        #expect(viewModel.state.elapsed == .seconds(2))
        #expect(clock.delay.open == 0)
    }

    @Test("A lap keeps the time so far; paused, there are none")
    func laps() {
        viewModel.lap()
        viewModel.start()
        clock.advance(2)
        viewModel.lap()
        viewModel.pause()
        viewModel.lap()
        #expect(viewModel.state.laps == [.seconds(2)])
    }

    @Test("Released, it ends")
    func released() async throws {
        var screen: TimerViewModel? = TimerViewModel(id: 2, delay: clock)
        weak let released = screen
        screen?.start()
        await clock.begin(1)
        screen = nil
        try #require(released == nil)
        await wait { clock.delay.open == 0 }
    }
}
