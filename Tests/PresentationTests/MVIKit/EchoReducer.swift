import Presentation

/// The answers that a screen got, in order of arrival.
struct Echo: Equatable, Identifiable {
    var id = 0
    var heard: [String] = []
}

/// A screen that asks, and lists its answers.
struct EchoReducer: @MainActor Reducer {
    typealias Event = String

    enum Intent: Sendable {
        case ask(Int)
        case askAfter(Int)
        case listen
        case cancel(Int)
        case tell(String)
        indirect case all(Intent, Intent)
        case closeTapped
    }

    enum Action: Sendable {
        case answered(String)
    }

    enum EffectID: Hashable, Sendable {
        case ask(Int)
        case listen
    }

    let calls: ControlledCalls<String>

    func reduce(_ state: inout Echo, intent: Intent) -> Effect<Self> {
        switch intent {
        case .ask(let slot): ask(slot)
        case .askAfter(let slot): askAfter(slot)
        case .listen:
            .stream(.listen) { [calls] send in
                while true {
                    let answer = await calls.call()
                    send(.answered(answer))
                    if answer == "end" { return }
                }
            }
        case .cancel(let slot): .cancel(.ask(slot))
        case .tell(let text): tell(text, &state)
        case .all(let one, let other):
            .merge(reduce(&state, intent: one), reduce(&state, intent: other))
        case .closeTapped: .stop
        }
    }

    func reduce(_ state: inout Echo, action: Action) -> Effect<Self> {
        switch action {
        case .answered(let text):
            state.heard.append(text)
            return text == "ask again" ? ask(9) : .none
        }
    }

    private func tell(_ text: String, _ state: inout Echo) -> Effect<Self> {
        state.heard.append("told \(text)")
        return .emit(text)
    }

    private func ask(_ slot: Int) -> Effect<Self> {
        .read(.ask(slot), calls.call) { .answered($0.get()) }
    }

    private func askAfter(_ slot: Int) -> Effect<Self> {
        .write(.ask(slot), calls.call) { .answered($0.get()) }
    }
}
