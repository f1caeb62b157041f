import Observation
import Testing

@testable import Presentation

@Suite("A store reduces one input at a time, and reports each", .timeLimit(.minutes(5)))
@MainActor
struct StoreTransitionTests {
    private let reducer = EchoReducer(calls: ControlledCalls())

    @Test("A chain of 100,000 actions needs no stack")
    func longChain() {
        let store = Store([], reducer: reducer)
        store.send(.count(to: 100_000))
        #expect(store.state == ["counted to 100000"])
    }

    @Test("The observer gets cause, before, after and a running number")
    func reports() {
        var seen: [Transition<EchoReducer>] = []
        let store = Store(["old"], reducer: reducer) {
            if case .transition(let transition) = $0 { seen.append(transition) }
        }
        store.send(.count(to: 1))
        #expect(seen.map(\.number) == [1, 2])
        #expect(seen.map(\.isIntent) == [true, false])
        #expect(seen.map(\.before) == [["old"], ["old"]])
        #expect(seen.map(\.after) == [["old"], ["old", "counted to 1"]])
    }

    @Test("What an observer sends waits its turn")
    func reentrant() {
        var log: [[String]] = []
        var resend: (() -> Void)?
        let store = Store([], reducer: reducer) { report in
            guard case .transition(let transition) = report else { return }
            let send = resend
            resend = nil
            send?()
            log.append(transition.after)
        }
        resend = { [unowned store] in
            let task = store.send(.tell("later"))
            #expect(task == nil)
            #expect(store.state == [])
        }
        store.send(.count(to: 1))
        #expect(log == [[], [], ["counted to 1"], ["counted to 1", "told later"]])
    }

    @Test("Each transition notifies observation once")
    func notifiesOnce() {
        let store = Store([], reducer: reducer)
        let notifications = Notifications { store.state }
        store.send(.cancel(1))
        #expect(notifications.count == 1)
        store.send(.tell("news"))
        #expect(notifications.count == 3)
    }

    @Test("An event is emitted after the state that it belongs to")
    func eventsAfterState() {
        let store = Store(["old"], reducer: reducer)
        var seen: [String] = []
        store.events.subscribe { [unowned store] in seen.append("\($0) \(store.state)") }
        store.send(.tell("news"))
        #expect(seen == [#"news ["old"]"#])
        #expect(store.state == ["old", "told news"])
    }
}

@Suite("A store answers the newest effect of an id, and only that", .timeLimit(.minutes(5)))
@MainActor
struct StoreEffectTests {
    private let calls = ControlledCalls<String>()
    private let store: Store<EchoReducer>

    init() {
        store = Store([], reducer: EchoReducer(calls: calls))
    }

    @Test("The returned task ends when the answer has been reduced")
    func taskEnds() async {
        let task = store.send(.ask(1))
        await calls.arrive(1)
        await calls.answer(1, "one")
        await task?.value
        #expect(store.state == ["one"])
        #expect(store.effectsInFlight == [])
    }

    @Test("An intent without an effect returns nil")
    func noTask() {
        #expect(store.send(.cancel(1)) == nil)
    }

    @Test("The newest answer wins though the service ignores cancellation")
    func newestWins() async {
        let old = store.send(.ask(1))
        await calls.arrive(1)
        let new = store.send(.ask(1))
        await calls.arrive(2)
        await calls.answer(2, "new")
        await new?.value
        await calls.answer(1, "old")
        await old?.value
        #expect(store.state == ["new"])
    }

    @Test("A cancelled effect is not answered")
    func cancelled() async {
        let task = store.send(.ask(1))
        await calls.arrive(1)
        store.send(.cancel(1))
        await calls.answer(1, "late")
        await task?.value
        #expect(store.state == [])
    }

    @Test("An effect that is cancelled in the same reduction is not begun")
    func cancelledAtOnce() async {
        await store.send(.askAndCancel(1))?.value
        #expect(calls.count == 0)
        #expect(store.state == [])
    }

    @Test("Queued effects of one id are answered in order")
    func queued() async {
        store.send(.askAfter(1))
        store.send(.askAfter(1))
        await calls.arrive(1)
        #expect(calls.count == 1)
        await calls.answer(1, "one")
        await calls.arrive(2)
        await calls.answer(2, "two")
        #expect(store.state == ["one", "two"])
    }

    @Test("A stream is answered many times, until its id is cancelled or replaced")
    func stream() async {
        let first = store.send(.listen)
        await calls.arrive(1)
        await calls.answer(1, "one")
        await calls.arrive(2)
        await calls.answer(2, "two")
        await calls.arrive(3)
        #expect(store.state == ["one", "two"])
        let second = store.send(.listen)
        await calls.arrive(4)
        await calls.answer(3, "end")
        await first?.value
        await calls.answer(4, "end")
        await second?.value
        #expect(store.state == ["one", "two", "end"])
        #expect(store.effectsInFlight == [])
    }

    @Test("Cancelling all drops every answer")
    func cancelledAll() async {
        let tasks = [store.send(.ask(1)), store.send(.ask(2))]
        await calls.arrive(2)
        #expect(store.effectsInFlight == [.ask(1), .ask(2)])
        store.send(.closeTapped)
        await calls.answer(1, "one")
        await calls.answer(2, "two")
        for task in tasks { await task?.value }
        #expect(store.state == [])
    }

    @Test("The observer gets each dropped answer, so that its log is complete")
    func droppedAnswers() async {
        var log: [String] = []
        let store = Store([], reducer: EchoReducer(calls: calls)) { report in
            switch report {
            case .transition(let transition): log.append("\(transition.number) reduced")
            case .dropped(.answered(let text), let number): log.append("\(number) dropped \(text)")
            case .dropped(.counted, _): break
            }
        }
        let old = store.send(.ask(1))
        await calls.arrive(1)
        let new = store.send(.ask(1))
        await calls.arrive(2)
        await calls.answer(1, "old")
        await old?.value
        await calls.answer(2, "new")
        await new?.value
        #expect(log == ["1 reduced", "2 reduced", "3 dropped old", "4 reduced"])
    }
}

@Suite("A store belongs to its owner", .timeLimit(.minutes(5)))
@MainActor
struct StoreLifetimeTests {
    @Test("An effect does not keep its store alive, and is cancelled with it")
    func released() async {
        let calls = ControlledCalls<String>()
        var store: Store<EchoReducer>? = Store([], reducer: EchoReducer(calls: calls))
        weak let released = store
        let task = store?.send(.ask(1))
        let stream = store?.send(.listen)
        await calls.arrive(2)
        store = nil
        #expect(released == nil)
        #expect(task?.isCancelled == true)
        #expect(stream?.isCancelled == true)
        await calls.answer(1, "late")
        await calls.answer(2, "end")
    }
}

extension Transition {
    fileprivate var isIntent: Bool {
        if case .intent = cause { true } else { false }
    }
}
