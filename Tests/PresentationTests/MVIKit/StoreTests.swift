import Testing

@testable import Presentation

@Suite("A store reduces one input at a time, and answers the newest", .timeLimit(.minutes(5)))
@MainActor
struct StoreTests {
    private let calls = ControlledCalls<String>()
    private let reducer: EchoReducer
    private let store: Store<EchoReducer>

    init() {
        reducer = EchoReducer(calls: calls)
        store = Store(Echo(), reducer: reducer)
    }

    @Test("A chain of 100,000 intents needs no stack")
    func longChain() {
        store.events.subscribe { [unowned store] _ in
            if store.state.heard.count < 100_000 { store.send(.tell("next")) }
        }
        store.send(.tell("first"))
        #expect(store.state.heard.count == 100_000)
    }

    @Test("The log gets the cause of each transition, and the states before and after it")
    func logs() async {
        var log: [String] = []
        let store = Store(Echo(heard: ["old"]), reducer: reducer) { log.append($0.text) }
        await calls.answer(store.send(.ask(1)), "new")
        #expect(log == [#"intent ["old"] → ["old"]"#, #"action ["old"] → ["old", "new"]"#])
    }

    @Test("An intent that the log sends waits in the queue, also behind other waiting intents")
    func reentrant() {
        weak var sender: Store<EchoReducer>?
        let store = Store(Echo(), reducer: reducer) { entry in
            let before = sender?.state
            switch entry {
            case .intent(.cancel, _, _): sender?.send(.tell("later"))
            case .intent(.tell("later"), _, _): sender?.send(.tell("last"))
            default: return
            }
            #expect(sender?.state == before)
        }
        sender = store
        store.send(.cancel(1))
        #expect(store.state.heard == ["told later", "told last"])
    }

    @Test("An event is emitted after the state that it belongs to, which the views have, too")
    func eventsAfterState() {
        var seen: [String] = []
        #expect(store.scoped.heard == [])
        store.events.subscribe { [unowned store] in
            seen.append("\($0) \(store.scoped.heard) \(store.state.heard)")
        }
        store.send(.tell("news"))
        #expect(seen == [#"news ["told news"] ["told news"]"#])
    }

    @Test("Stopped, a store drops the answers to come, and logs each; a later write waits")
    func stopped() async {
        var log: [String] = []
        let store = Store(Echo(), reducer: reducer) { log.append($0.text) }
        var tasks = [store.send(.ask(1)), store.send(.askAfter(2))]
        await calls.arrive(2)
        store.send(.closeTapped)
        tasks.append(store.send(.askAfter(2)))
        await calls.answer(1, "read")
        #expect(calls.count == 2)
        await calls.answer(2, "written")
        await calls.answer(3, "next")
        for task in tasks { await task?.expectEnd() }
        #expect(store.state.heard == ["next"])
        #expect(log.filter { $0.hasPrefix("dropped") } == ["dropped read", "dropped written"])
    }

    @Test("Requests that an answer has started are not in the task of the next intent")
    func startedByAnswer() async {
        let asking = store.send(.ask(1))
        await calls.answer(1, "ask again")
        await asking?.expectEnd()
        #expect(store.send(.cancel(1)) == nil)
    }

    @Test("An intent that starts two effects returns a task that ends with both")
    func twoEffects() async {
        let asking = store.send(.all(.ask(1), .ask(2)))
        let shown = Task {
            await asking?.expectEnd()
            return store.state.heard
        }
        await calls.answer(1, "one")
        for _ in 0..<100 { await Task.yield() }
        await calls.answer(2, "two")
        #expect(await shown.end() == ["one", "two"])
    }

    /// When the store is released, its reads are cancelled. Its writes are still sent, and the
    /// answers are logged.
    @Test("No effect keeps its store alive")
    func released() async {
        var log: [String] = []
        var store: Store<EchoReducer>? = Store(Echo(), reducer: reducer) { log.append($0.text) }
        weak let released = store
        let reading = store?.send(.ask(1))
        let listening = store?.send(.listen)
        let writing = store?.send(.askAfter(2))
        await calls.arrive(3)
        store = nil
        #expect(released == nil)
        await reading?.expectEnd()
        await listening?.expectEnd()
        await calls.answer(1, "late")
        await calls.answer(2, "end")
        await calls.answer(3, "written")
        await writing?.expectEnd()
        #expect(log.last == "dropped written")
    }
}

extension LogEntry<EchoReducer> {
    fileprivate var text: String {
        switch self {
        case .intent(_, let before, let after): "intent \(before.heard) → \(after.heard)"
        case .action(_, let before, let after): "action \(before.heard) → \(after.heard)"
        case .dropped(let text): "dropped \(text)"
        }
    }
}
