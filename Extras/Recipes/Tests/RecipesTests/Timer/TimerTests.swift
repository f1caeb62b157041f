import Presentation
import Recipes
import Testing

@Suite("The stopwatch, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct TimerTests {
    private let delay = HeldDelay()

    @Test(
        "It shows the time that has passed, even if the ticks come late",
        arguments: Pattern.allCases)
    func lateTicks(_ pattern: Pattern) async {
        let screen = TimerScreen(pattern, delay)
        _ = screen.start()
        delay.advance(by: .seconds(1))
        #expect(screen.start() == nil)
        await delay.pass(1)
        await delay.arrive(2)
        #expect(screen.state().elapsed == .seconds(1))
        delay.advance(by: .seconds(60))
        await delay.pass(2)
        await delay.arrive(3)
        #expect(screen.state().elapsed == .seconds(61))
    }

    @Test(
        "A pause counts the time up to the tap, and drops the tick in flight",
        arguments: Pattern.allCases)
    func pause(_ pattern: Pattern) async {
        let screen = TimerScreen(pattern, delay)
        _ = screen.start()
        await delay.arrive(1)
        delay.advance(by: .seconds(2))
        screen.pause()
        delay.advance(by: .seconds(60))
        await delay.pass(1)
        #expect(screen.state().elapsed == .seconds(2))
        #expect(delay.open == 0)
    }

    @Test("A released stopwatch ends its loop", arguments: Pattern.allCases)
    func released(_ pattern: Pattern) async throws {
        var screen: TimerScreen? = TimerScreen(pattern, delay)
        weak let released = screen?.object
        _ = screen?.start()
        await delay.arrive(1)
        screen = nil
        try #require(released == nil)
        await wait(for: "the end of the waits") { delay.open == 0 }
    }
}

/// A stopwatch of either pattern.
@MainActor
private struct TimerScreen {
    let object: AnyObject
    let state: () -> TimerState
    let start: () -> ScreenTask?
    let pause: () -> Void

    init(_ pattern: Pattern, _ delay: HeldDelay) {
        switch pattern {
        case .mvvm:
            let viewModel = TimerViewModel(delay: delay)
            object = viewModel
            state = { viewModel.state }
            start = { viewModel.start() }
            pause = { viewModel.pause() }
        case .mvi:
            let store = TimerStore(TimerState(), reducer: TimerReducer(delay: delay))
            object = store
            state = { store.state }
            start = { store.send(.startTapped) }
            pause = { store.send(.pauseTapped) }
        }
    }
}
