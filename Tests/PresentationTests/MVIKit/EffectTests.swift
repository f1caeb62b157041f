import Presentation
import Testing

/// A parent with two lists of one kind, whose effects have the same ids.
private struct TwinReducer: Reducer {
    enum Twin: Sendable { case left, right }

    struct State: Equatable {
        var left: [String] = []
        var right: [String] = []
    }

    enum Intent: Sendable {
        case child(Twin, EchoReducer.Intent)
        case closed(Twin)
    }

    enum Action: Sendable {
        case child(Twin, EchoReducer.Action)
        case heard(Twin, String)
    }

    let child: EchoReducer

    func reduce(_ state: inout State, intent: Intent) -> Effect<Action, Never> {
        switch intent {
        case .child(let twin, let intent):
            lift(twin, child.reduce(&state[keyPath: path(twin)], intent: intent))
        case .closed(let twin):
            .cancel(id: twin)
        }
    }

    func reduce(_ state: inout State, action: Action) -> Effect<Action, Never> {
        switch action {
        case .child(let twin, let action):
            return lift(twin, child.reduce(&state[keyPath: path(twin)], action: action))
        case .heard(let twin, let text):
            state[keyPath: path(twin)].append("parent heard \(text)")
            return .none
        }
    }

    private func lift(
        _ twin: Twin, _ effect: Effect<EchoReducer.Action, String>
    ) -> Effect<Action, Never> {
        effect.map(in: twin) {
            .child(twin, $0)
        } event: {
            .send(.heard(twin, $0))
        }
    }

    private func path(_ twin: Twin) -> WritableKeyPath<State, [String]> {
        switch twin {
        case .left: \.left
        case .right: \.right
        }
    }
}

@Suite("An effect of a child becomes its parent's")
@MainActor
struct EffectCompositionTests {
    private let gate = Gate<String>()
    private let store: Store<TwinReducer>

    init() {
        store = Store(.init(), reducer: TwinReducer(child: EchoReducer(gate: gate)))
    }

    @Test func answersReachTheChildThatAsked() async {
        store.send(.child(.left, .ask(slot: 1)))
        await gate.arrivals(1)
        await gate.open("one")
        #expect(store.state.left == ["one"])
        #expect(store.state.right == [])
    }

    @Test func twoInstancesDoNotCancelEachOther() async {
        store.send(.child(.left, .ask(slot: 1)))
        store.send(.child(.right, .ask(slot: 1)))
        await gate.arrivals(2)
        store.send(.child(.right, .cancel(slot: 1)))
        await gate.open("left")
        await gate.open("right")
        #expect(store.state.left == ["left"])
        #expect(store.state.right == [])
    }

    @Test func cancellingTheScopeOfAChildCancelsAllThatItRuns() async {
        store.send(.child(.left, .ask(slot: 1)))
        store.send(.child(.left, .askTwice))
        store.send(.child(.right, .askTwice))
        await gate.arrivals(5)
        store.send(.closed(.left))
        for answer in ["a", "b", "c", "d", "e"] { await gate.open(answer) }
        #expect(store.state.left == [])
        #expect(store.state.right == ["d", "e"])
    }

    @Test func theParentDecidesWhatAnEventOfItsChildMeans() {
        store.send(.child(.right, .tell("news")))
        #expect(store.state.right == ["parent heard news", "told news"])
    }

    @Test func anEffectSaysWhatItWillDo() {
        let effect = Effect<Int, String>.merge(
            .run { 1 }, .cancellable(id: "load") { 2 }, .cancel(id: "old"), .send(3), .emit("news"))
        #expect("\(effect)" == "run, cancellable(load), cancel(old), send(3), emit(news)")
        let lifted: Effect<Int, Never> = effect.map(in: "left", action: { $0 * 10 }) { _ in .send(0)
        }
        #expect(
            "\(lifted)" == "run(left), cancellable(left/load), cancel(left/old), send(30), send(0)")
        #expect("\(Effect<Int, Never>.none)" == "")
    }
}
