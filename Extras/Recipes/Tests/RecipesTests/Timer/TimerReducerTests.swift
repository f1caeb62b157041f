import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `TimerViewModelTests`.
@Suite("The stopwatch, as a reducer", .timeLimit(.minutes(1)))
@MainActor
struct TimerReducerTests {
    private let clock = HeldClock()
    private let store: TimerStore

    init() {
        store = TimerStore(TimerState(id: 1), reducer: TimerReducer(delay: clock))
    }

    @Test("It shows the time that has passed, however late the ticks come")
    func lateTicks() async {
        store.send(.startTapped)
        clock.advance(1)
        #expect(store.send(.startTapped) == nil)
        await clock.tick(1)
        #expect(store.state.elapsed == .seconds(1))
        clock.advance(60)
        await clock.tick(2)
        #expect(store.state.elapsed == .seconds(61))
    }

    @Test("A pause keeps the time to the moment of the tap, and drops the tick that is on its way")
    func pause() async {
        store.send(.startTapped)
        await clock.begin(1)
        clock.advance(2)
        store.send(.pauseTapped)
        clock.advance(60)
        await clock.delay.pass(1)
        #expect(store.state.elapsed == .seconds(2))
        #expect(clock.delay.open == 0)
    }

    @Test("A lap keeps the time so far; paused, there are none")
    func laps() {
        store.send(.lapTapped)
        store.send(.startTapped)
        clock.advance(2)
        store.send(.lapTapped)
        store.send(.pauseTapped)
        store.send(.lapTapped)
        #expect(store.state.laps == [.seconds(2)])
    }

    @Test("Released, it ends")
    func released() async throws {
        var screen: TimerStore? = TimerStore(
            TimerState(id: 2), reducer: TimerReducer(delay: clock))
        weak let released = screen
        screen?.send(.startTapped)
        await clock.begin(1)
        screen = nil
        try #require(released == nil)
        await wait { clock.delay.open == 0 }
    }

    // No twin: a view model's timer is released with the sheet that it is in.

    @Test("Dismissed, it ends, and does not tick the timer that opens in its place")
    func dismissed() async {
        let store = Store(.init(), reducer: KitchenReducer(TimerReducer(delay: clock)))
        store.send(.opened(1))
        store.send(.timer(.startTapped))
        await clock.begin(1)
        store.send(.opened(2))
        await wait { clock.delay.open == 0 }
        #expect(store.state.timer == TimerState(id: 2))
    }
}

/// A screen with a timer in a sheet.
private struct KitchenReducer: @MainActor Reducer {
    struct State: Equatable {
        var timer: TimerState?
    }

    enum Intent {
        case opened(Int)
        case timer(TimerIntent)
    }

    private let timer: Child<Self, TimerReducer>

    init(_ timer: TimerReducer) {
        self.timer = Child(timer, at: \.timer) { $0 }
    }

    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        switch intent {
        case .opened(let id):
            state.timer = TimerState(id: id)
            return .none
        case .timer(let intent): return timer.reduce(&state, intent: intent, onEvent: never)
        }
    }

    func reduce(_ state: inout State, action: TimerAction) -> Effect<Self> {
        timer.reduce(&state, action: action, onEvent: never)
    }
}
