import Testing

@testable import Presentation

/// A parent with two lists of one kind, whose effects have the same ids.
private struct TwinReducer: Reducer {
    enum Twin: Hashable, Sendable { case left, right }

    struct State: Equatable {
        var left: [String] = []
        var right: [String] = []

        subscript(twin: Twin) -> [String] {
            get { twin == .left ? left : right }
            set { if twin == .left { left = newValue } else { right = newValue } }
        }
    }

    struct Intent: Sendable {
        let twin: Twin
        let intent: EchoReducer.Intent
    }

    enum Action: Sendable {
        case child(Twin, EchoReducer.Action)
        case heard(Twin, String)
    }

    struct EffectID: Hashable {
        let twin: Twin
        let id: EchoReducer.EffectID
    }

    let child: EchoReducer

    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        lift(intent.twin, child.reduce(&state[intent.twin], intent: intent.intent))
    }

    func reduce(_ state: inout State, action: Action) -> Effect<Self> {
        switch action {
        case .child(let twin, let action):
            return lift(twin, child.reduce(&state[twin], action: action))
        case .heard(let twin, let text):
            state[twin].append("parent heard \(text)")
            return .none
        }
    }

    func lift(_ twin: Twin, _ effect: Effect<EchoReducer>) -> Effect<Self> {
        effect.map {
            EffectID(twin: twin, id: $0)
        } action: {
            .child(twin, $0)
        } event: {
            .send(.heard(twin, $0))
        }
    }
}

@Suite("An effect of a child becomes its parent's", .timeLimit(.minutes(5)))
@MainActor
struct EffectCompositionTests {
    private let calls = ControlledCalls<String>()
    private let reducer: TwinReducer
    private let store: Store<TwinReducer>

    init() {
        reducer = TwinReducer(child: EchoReducer(calls: calls))
        store = Store(.init(), reducer: reducer)
    }

    @Test("Two instances of one feature never cancel each other")
    func twins() async {
        store.send(.init(twin: .left, intent: .ask(1)))
        store.send(.init(twin: .right, intent: .ask(1)))
        await calls.arrive(2)
        store.send(.init(twin: .right, intent: .cancel(1)))
        await calls.answer(1, "left")
        await calls.answer(2, "right")
        #expect(store.state.left == ["left"])
        #expect(store.state.right == [])
    }

    @Test("The parent decides what an event of its child means")
    func events() {
        store.send(.init(twin: .right, intent: .tell("news")))
        #expect(store.state.right == ["parent heard news", "told news"])
    }

    @Test("Every kind of step is lifted, and a description names it")
    func descriptions() {
        let effects = Effect<EchoReducer>.merge(
            .run(.ask(1)) { .answered("") }, .enqueue(.ask(2)) { .answered("") },
            .stream(.listen) { _ in }, .cancel(.ask(3)), .send(.counted(1, to: 2)), .emit("news"))
        #expect(
            effects.text
                == """
                run(ask(1)), enqueue(ask(2)), run(listen), cancel(ask(3)), \
                send(counted(1, to: 2)), emit(news)
                """)
        let lifted = reducer.lift(.left, effects)
        #expect(lifted.steps.count == 6)
        #expect(lifted.text.contains("enqueue(EffectID(twin: "))
        #expect(Effect<EchoReducer>.none.text == "")
    }
}
