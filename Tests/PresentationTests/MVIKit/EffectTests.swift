import Testing

@testable import Presentation

/// A parent with two lists of one kind, whose effects have the same ids.
private struct PairReducer: @MainActor Reducer {
    enum Side: Hashable, Sendable { case left, right }

    struct Intent: Sendable {
        let side: Side
        let intent: EchoReducer.Intent
    }

    enum Action: Sendable {
        case child(Side, EchoReducer.Action)
        case heard(Side, String)
    }

    struct EffectID: Hashable {
        let side: Side
        let id: EchoReducer.EffectID
    }

    let child: EchoReducer

    func reduce(_ state: inout [Side: [String]], intent: Intent) -> Effect<Self> {
        lift(intent.side, child.reduce(&state[intent.side, default: []], intent: intent.intent))
    }

    func reduce(_ state: inout [Side: [String]], action: Action) -> Effect<Self> {
        switch action {
        case .child(let side, let action):
            return lift(side, child.reduce(&state[side, default: []], action: action))
        case .heard(let side, let text):
            state[side, default: []].append("parent heard \(text)")
            return .none
        }
    }

    func lift(_ side: Side, _ effect: Effect<EchoReducer>) -> Effect<Self> {
        effect.map {
            EffectID(side: side, id: $0)
        } action: {
            .child(side, $0)
        } event: {
            .send(.heard(side, $0))
        }
    }
}

@Suite("An effect of a child becomes its parent's", .timeLimit(.minutes(5)))
@MainActor
struct EffectCompositionTests {
    private let calls = ControlledCalls<String>()
    private let store: Store<PairReducer>

    init() {
        store = Store([:], reducer: PairReducer(child: EchoReducer(calls: calls)))
    }

    @Test("Two instances of one feature never cancel each other")
    func sides() async {
        store.send(.init(side: .left, intent: .ask(1)))
        store.send(.init(side: .right, intent: .ask(1)))
        await calls.arrive(2)
        store.send(.init(side: .right, intent: .cancel(1)))
        await calls.answer(1, "left")
        await calls.answer(2, "right")
        #expect(store.state == [.left: ["left"], .right: []])
    }

    @Test("The parent decides what an event of its child means")
    func events() {
        store.send(.init(side: .right, intent: .tell("news")))
        #expect(store.state[.right] == ["parent heard news", "told news"])
    }
}
