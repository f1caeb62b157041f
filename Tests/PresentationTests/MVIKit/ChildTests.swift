import Testing

@testable import Presentation

/// Here `ParentReducer` is a child, too, so each echo is a child of a child.
private struct RootReducer: @MainActor Reducer {
    struct State: Equatable { var parent = ParentReducer.State() }

    let parent: Child<Self, ParentReducer>

    init(_ parent: ParentReducer) { self.parent = Child(parent, at: \.parent) { $0 } }

    func reduce(_ state: inout State, intent: ParentReducer.Intent) -> Effect<Self> {
        parent.reduce(&state, intent: intent, onEvent: never)
    }

    func reduce(_ state: inout State, action: ParentReducer.Action) -> Effect<Self> {
        parent.reduce(&state, action: action, onEvent: never)
    }
}

@Suite("A child that is gone asks no more, and gets no answer", .timeLimit(.minutes(5)))
@MainActor
struct ChildTests {
    private let calls = ControlledCalls<String>()
    private let log = Log()
    private let store: Store<RootReducer>
    private var parent: ParentReducer.State { store.state.parent }

    /// The news of each logged state, and the intents that the log sends when the sheet gets an
    /// intent.
    private final class Log {
        var news: [[String]] = []
        var actions = 0
        var sent: [ParentReducer.Intent] = []
        weak var store: Store<RootReducer>?
    }

    init() {
        let reducer = RootReducer(ParentReducer(echo: EchoReducer(calls: calls)))
        store = Store(.init(), reducer: reducer) { [log] entry in
            switch entry {
            case .intent(.to(.sheet, _), _, _): for intent in log.sent { log.store?.send(intent) }
            case .intent(_, _, let after): log.news.append(after.parent.news)
            case .action: log.actions += 1
            case .dropped: break
            }
        }
        log.store = store
    }

    @Test("A row that is removed, or stops, ends its read, and no other", arguments: [false, true])
    func ended(isRemoved: Bool) async {
        let reading = store.send(.to(.row(1), .listen))
        store.send(.to(.row(2), .ask(1)))
        store.send(.to(.fixed, .ask(1)))
        await calls.arrive(3)
        store.send(isRemoved ? .removed(1) : .to(.row(1), .closeTapped))
        await reading?.expectEnd()
        for number in 1...3 { await calls.answer(number, "\(number)") }
        #expect(parent.rows[1] == (isRemoved ? nil : Echo(id: 1)))
        #expect(parent.rows[2]?.heard == ["2"])
        #expect(parent.fixed.heard == ["3"])
        #expect(log.actions == 2)
    }

    /// Also tests a child that has stopped itself before it is removed.
    @Test("A child that comes back waits for its write from before", arguments: [false, true])
    func comesBack(stops: Bool) async {
        store.send(.opened(1))
        store.send(.to(.sheet, .askAfter(1)))
        await calls.arrive(1)
        if stops { store.send(.to(.sheet, .closeTapped)) }
        store.send(.opened(nil))
        store.send(.opened(1))
        let writing = store.send(.to(.sheet, .askAfter(1)))
        store.send(.to(.row(1), .ask(1)))
        await calls.answer(2, "row")
        #expect(parent.rows[1]?.heard == ["row"])
        await calls.answer(1, "late")
        await calls.answer(writing, "new")
        #expect(parent.sheet?.heard == ["new"])
        #expect(store.writesInFlight == nil)
    }

    @Test("A request after the writes waits for each child's writes", arguments: [false, true])
    func afterWrites(isCancelled: Bool) async {
        store.send(.opened(1))
        for name in [ParentReducer.Name.sheet, .row(1)] { store.send(.to(name, .askAfter(1))) }
        await calls.arrive(2)
        let last = store.send(.to(.fixed, .askLast(1)))
        store.send(.left)
        let again = store.send(.to(.fixed, .askLast(1)))
        await calls.answer(2, "row")
        #expect(calls.count == 2)
        if isCancelled { store.send(.to(.fixed, .cancel(1))) }
        await calls.answer(1, "sheet")
        if !isCancelled { await calls.answer(3, "last") }
        await last?.expectEnd()
        await again?.expectEnd()
        #expect(parent.fixed.heard == (isCancelled ? [] : ["last"]))
        #expect(calls.count == (isCancelled ? 2 : 3))
    }

    @Test("A request after the writes waits for a write of the same effect")
    func afterOwnWrite() async {
        let asking = store.send(.to(.fixed, .all(.askAfter(1), .askLast(2))))
        await calls.arrive(1)
        for _ in 0..<100 { await Task.yield() }
        #expect(calls.count == 1)
        await calls.answer(1, "written")
        await calls.answer(asking, "last")
    }

    @Test("A new child does not get the answers to the old child", arguments: [2, nil])
    func replaced(by next: Int?) async {
        store.send(.opened(1))
        let replaced = store.send(.to(.sheet, .ask(1)))
        store.send(.to(.sheet, .ask(1)))
        await replaced?.expectEnd()
        await calls.arrive(1)
        store.send(.opened(next))
        if next == nil { store.send(.opened(1)) }
        await calls.answer(1, "late")
        #expect(parent.sheet?.heard == [])
    }

    @Test("If a child is removed in the same transition, its write goes out, and no read does")
    func lastWish() async {
        store.send(.opened(1))
        await store.send(.lastWish(.ask(1)))?.expectEnd()
        #expect(calls.count == 0)
        store.send(.opened(1))
        await calls.answer(store.send(.lastWish(.askAfter(1))), "written")
        #expect(parent.sheet == nil)
        store.send(.opened(1))
        let writing = store.send(.to(.sheet, .all(.tell("done"), .askAfter(1))))
        #expect(parent.sheet == nil)
        await calls.answer(writing, "written")
        #expect(parent.news == ["done"])
    }

    @Test("A child that is removed and comes back in one turn gets no older answer")
    func comesBackAtOnce() async {
        store.send(.opened(1))
        log.sent = [.opened(nil), .opened(1)]
        await calls.answer(store.send(.to(.sheet, .askAfter(1))), "late")
        #expect(parent.sheet == Echo(id: 1))
    }

    @Test("Two children of the same type never cancel each other, even with the same id")
    func siblings() async {
        store.send(.opened(1))
        let asking: [ParentReducer.Intent] = [
            .to(.row(1), .ask(1)), .to(.sheet, .ask(1)), .to(.row(2), .ask(1)),
        ]
        for (index, intent) in asking.enumerated() {
            store.send(intent)
            await calls.arrive(index + 1)
        }
        store.send(.to(.row(2), .cancel(1)))
        store.send(.opened(nil))
        for number in 1...3 { await calls.answer(number, "\(number)") }
        #expect(parent.rows == [1: Echo(id: 1, heard: ["1"]), 2: Echo(id: 2)])
    }

    @Test("An event of a child changes its parent in the same transition, if the child is there")
    func events() {
        store.send(.to(.row(1), .tell("news")))
        #expect(log.news == [["news"]])
        #expect(parent.rows[1]?.heard == ["told news"])
        let before = store.state
        #expect(store.send(.to(.row(7), .tell("news"))) == nil)
        #expect(store.send(.to(.sheet, .ask(1))) == nil)
        #expect(store.state == before)
    }
}
