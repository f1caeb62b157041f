import Testing

@testable import Presentation

/// A parent of echoes: one that is always there, one in a sheet, and rows.
private struct ParentReducer: @MainActor Reducer {
    struct Part: Equatable, Identifiable {
        let id: Int
        var heard: [String] = []
    }

    struct State: Equatable {
        var fixed: [String] = []
        var sheet: Part?
        var rows = [Part(id: 1), Part(id: 2)]
        var news: [String] = []
    }

    enum Intent {
        case fixed(EchoReducer.Intent)
        case sheet(EchoReducer.Intent)
        case row(Int, EchoReducer.Intent)
        case opened(Int?)
        case removed(Int)
        /// Asks and is gone in the same transition.
        case lastWish(EchoReducer.Intent)
        case left
    }

    enum Action {
        case fixed(EchoReducer.Action)
        case sheet(EchoReducer.Action)
        case row(Int, EchoReducer.Action)
    }

    let echo: EchoReducer

    var fixed: Child<Self, EchoReducer> { Child(echo, at: \.fixed, action: Action.fixed) }
    var sheet: Child<Self, PartReducer> {
        Child(PartReducer(echo: echo), at: \.sheet, action: Action.sheet)
    }
    func row(_ id: Int) -> Child<Self, PartReducer> {
        Child(PartReducer(echo: echo), at: \.rows[id: id]) { .row(id, $0) }
    }

    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        switch intent {
        case .fixed(let intent): return fixed.reduce(&state, intent: intent, onEvent: receive)
        case .sheet(let intent): return sheet.reduce(&state, intent: intent, onEvent: receive)
        case .row(let id, let intent):
            return row(id).reduce(&state, intent: intent, onEvent: receive)
        case .opened(let id):
            state.sheet = id.map { Part(id: $0) }
            return .none
        case .removed(let id):
            state.rows[id: id] = nil
            return .none
        case .lastWish(let intent):
            let effect = sheet.reduce(&state, intent: intent, onEvent: receive)
            state.sheet = nil
            return effect
        case .left: return .stop
        }
    }

    func reduce(_ state: inout State, action: Action) -> Effect<Self> {
        switch action {
        case .fixed(let action): fixed.reduce(&state, action: action, onEvent: receive)
        case .sheet(let action): sheet.reduce(&state, action: action, onEvent: receive)
        case .row(let id, let action): row(id).reduce(&state, action: action, onEvent: receive)
        }
    }

    private func receive(_ state: inout State, _ event: String) -> Effect<Self> {
        state.news.append(event)
        if event == "done" { state.sheet = nil }
        return .none
    }
}

extension [ParentReducer.Part] {
    fileprivate subscript(id id: Int) -> Element? {
        get { first { $0.id == id } }
        set {
            guard let index = firstIndex(where: { $0.id == id }) else { return }
            replaceSubrange(index...index, with: newValue.map { [$0] } ?? [])
        }
    }
}

/// An echo with an id, which may be gone.
private struct PartReducer: @MainActor Reducer {
    typealias EffectID = EchoReducer.EffectID
    typealias Event = String
    let echo: EchoReducer
    private let inner: Child<PartReducer, EchoReducer>

    init(echo: EchoReducer) {
        self.echo = echo
        inner = Child(echo, at: \.heard) { $0 }
    }

    func reduce(
        _ state: inout ParentReducer.Part, intent: EchoReducer.Intent
    ) -> Effect<Self> {
        switch intent {
        case .closeTapped: .stop
        case .askAfter(let slot):
            .write(.ask(slot)) { [calls = echo.calls] () throws(Never) in
                await calls.call()
            } as: {
                .answered($0.get())
            }
        default: inner.reduce(&state, intent: intent) { .emit($1) }
        }
    }

    func reduce(
        _ state: inout ParentReducer.Part, action: EchoReducer.Action
    ) -> Effect<Self> {
        inner.reduce(&state, action: action) { .emit($1) }
    }
}

/// A parent of the parent, which counts the answers that come through it.
private struct GrandparentReducer: @MainActor Reducer {
    struct State: Equatable {
        var parent = ParentReducer.State()
        var answers = 0
    }

    let parent: Child<Self, ParentReducer>

    init(_ parent: ParentReducer) {
        self.parent = Child(parent, at: \.parent) { $0 }
    }

    func reduce(_ state: inout State, intent: ParentReducer.Intent) -> Effect<Self> {
        parent.reduce(&state, intent: intent, onEvent: never)
    }

    func reduce(_ state: inout State, action: ParentReducer.Action) -> Effect<Self> {
        state.answers += 1
        return parent.reduce(&state, action: action, onEvent: never)
    }
}

@Suite("A child that is gone asks no more, and gets no answer", .timeLimit(.minutes(1)))
@MainActor
struct ChildTests {
    private let calls = ControlledCalls<String>()
    private let log = Log()
    private let store: Store<ParentReducer>

    /// What has been logged, and what is sent from within the log when a sheet gets an intent.
    private final class Log {
        var events: [[String]] = []
        var sent: [ParentReducer.Intent] = []
        weak var store: Store<ParentReducer>?
    }

    init() {
        store = Store(.init(), reducer: ParentReducer(echo: EchoReducer(calls: calls))) {
            [log] entry in
            switch entry {
            case .intent(.sheet, _, _): for intent in log.sent { log.store?.send(intent) }
            case .intent(_, _, let after): log.events.append(after.news)
            case .action, .dropped: break
            }
        }
        log.store = store
    }

    @Test("The read of a removed row ends then; that of another row goes on")
    func removed() async {
        let reading = store.send(.row(1, .listen))
        store.send(.row(2, .ask(1)))
        await calls.arrive(2)
        store.send(.removed(1))
        await reading?.finish()
        await calls.answer(1, "late")
        await calls.answer(2, "in time")
        #expect(store.state.rows == [.init(id: 2, heard: ["in time"])])
    }

    @Test("The write of a child that is gone goes out; the child after it does not get the answer")
    func write() async {
        store.send(.opened(1))
        let writing = store.send(.sheet(.askAfter(1)))
        await calls.arrive(1)
        store.send(.opened(2))
        let closing = Task { await store.writesInFlight?.finish() }
        await calls.answer(1, "written")
        await writing?.finish()
        await closing.value
        #expect(store.state.sheet == .init(id: 2))
        #expect(store.writesInFlight == nil)
    }

    @Test(
        "The write of a child that comes back waits for one from before, also if it had stopped",
        arguments: [false, true])
    func comesBack(stops: Bool) async {
        store.send(.opened(1))
        store.send(.sheet(.askAfter(1)))
        await calls.arrive(1)
        if stops { store.send(.sheet(.closeTapped)) }
        store.send(.opened(nil))
        store.send(.opened(1))
        let writing = store.send(.sheet(.askAfter(1)))
        store.send(.row(1, .ask(1)))
        await calls.answer(2, "row")
        #expect(store.state.rows[id: 1]?.heard == ["row"])
        await calls.answer(1, "late")
        await calls.answer(writing, "new")
        #expect(store.state.sheet?.heard == ["new"])
        #expect(store.writesInFlight == nil)
    }

    @Test(
        "After a stop of its parent, it does not wait, but who waits for all writes does",
        arguments: [1, 2])
    func comesBackAfterStop(first: Int) async {
        store.send(.opened(1))
        for number in 1...2 {
            store.send(.sheet(.askAfter(1)))
            await calls.arrive(number)
            store.send(.left)
            store.send(.opened(nil))
            store.send(.opened(1))
        }
        let writing = store.send(.sheet(.askAfter(1)))
        await calls.answer(3, "new")
        await writing?.finish()
        await calls.answer(first, "late")
        let closing = store.writesInFlight
        #expect(closing != nil)
        await calls.answer(3 - first, "late")
        await closing?.finish()
        #expect(store.state.sheet?.heard == ["new"])
        #expect(store.writesInFlight == nil)
    }

    @Test("An answer for a child is not taken for that of its successor", arguments: [2, nil])
    func replaced(by next: Int?) async {
        store.send(.opened(1))
        let reading = store.send(.sheet(.ask(1)))
        await calls.arrive(1)
        store.send(.opened(next))
        await reading?.finish()
        if next == nil { store.send(.opened(1)) }
        await calls.answer(1, "late")
        #expect(store.state.sheet?.heard == [])
    }

    @Test("A read that begins as its child is removed is not begun; a write is")
    func lastWish() async {
        store.send(.opened(1))
        await store.send(.lastWish(.ask(1)))?.finish()
        #expect(calls.count == 0)
        store.send(.opened(1))
        let writing = store.send(.lastWish(.askAfter(1)))
        await calls.answer(1, "written")
        await writing?.finish()
        #expect(store.state.sheet == nil)
    }

    @Test("What a child writes behind the event that removes it goes out")
    func lastEvent() async {
        store.send(.opened(1))
        let writing = store.send(.sheet(.tellAndAsk("done", 1)))
        #expect(store.state.sheet == nil)
        await calls.answer(1, "written")
        await writing?.finish()
        #expect(store.state.news == ["done"])
    }

    @Test("A child that is removed and comes back in one turn gets no answer from before")
    func comesBackAtOnce() async {
        store.send(.opened(1))
        log.sent = [.opened(nil), .opened(1)]
        await calls.answer(store.send(.sheet(.askAfter(1))), "late")
        #expect(store.state.sheet == .init(id: 1))
    }

    @Test("To stop in a child is to stop the child, and not its siblings")
    func stop() async {
        store.send(.row(1, .ask(1)))
        store.send(.row(2, .ask(1)))
        store.send(.fixed(.ask(1)))
        await calls.arrive(3)
        store.send(.row(1, .closeTapped))
        for number in 1...3 { await calls.answer(number, "\(number)") }
        #expect(store.state.rows.map(\.heard) == [[], ["2"]])
        #expect(store.state.fixed == ["3"])
    }

    @Test("Two children of one kind never cancel each other, of one id neither")
    func siblings() async {
        store.send(.opened(1))
        let asking: [ParentReducer.Intent] = [
            .row(1, .ask(1)), .sheet(.ask(1)), .row(2, .ask(1)),
        ]
        for (index, intent) in asking.enumerated() {
            store.send(intent)
            await calls.arrive(index + 1)
        }
        store.send(.row(2, .cancel(1)))
        store.send(.opened(nil))
        for number in 1...3 { await calls.answer(number, "\(number)") }
        #expect(store.state.rows.map(\.heard) == [["1"], []])
    }

    @Test("A child of a child ends when it is gone, though its parent is there")
    func grandchild() async {
        let store = Store(
            GrandparentReducer.State(),
            reducer: GrandparentReducer(ParentReducer(echo: EchoReducer(calls: calls))))
        store.send(.row(1, .ask(1)))
        await calls.arrive(1)
        store.send(.removed(1))
        await calls.answer(1, "late")
        store.send(.row(2, .ask(1)))
        await calls.answer(2, "in time")
        #expect(store.state.parent.rows == [.init(id: 2, heard: ["in time"])])
        #expect(store.state.answers == 1)
    }

    @Test("An event of a child changes its parent in the same transition")
    func events() {
        store.send(.row(1, .tell("news")))
        #expect(log.events == [["news"]])
        #expect(store.state.rows[id: 1]?.heard == ["told news"])
    }

    @Test("Intents and answers for a row that is not there change nothing")
    func gone() {
        let before = store.state
        #expect(store.send(.row(7, .tell("news"))) == nil)
        #expect(store.send(.sheet(.ask(1))) == nil)
        #expect(store.state == before)
    }
}
