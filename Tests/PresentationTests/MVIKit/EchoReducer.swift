import Presentation

/// A screen that lists the answers it got, in order of arrival.
struct EchoReducer: @MainActor Reducer {
    typealias Event = String

    enum Intent: Sendable {
        case ask(Int)
        case askAfter(Int)
        case listen
        case cancel(Int)
        case askTwice(Int, Int)
        case askAndCancel(Int)
        case tell(String)
        case tellAndAsk(String, Int)
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

    func reduce(_ state: inout [String], intent: Intent) -> Effect<Self> {
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
        case .askTwice(let slot, let other): .merge(ask(slot), ask(other))
        case .askAndCancel(let slot): .merge(ask(slot), .cancel(.ask(slot)))
        case .tell(let text): tell(text, &state)
        case .tellAndAsk(let text, let slot): .merge(.emit(text), askAfter(slot))
        case .closeTapped: .stop
        }
    }

    func reduce(_ state: inout [String], action: Action) -> Effect<Self> {
        switch action {
        case .answered(let text):
            state.append(text)
            return text == "ask again" ? ask(9) : .none
        }
    }

    private func tell(_ text: String, _ state: inout [String]) -> Effect<Self> {
        state.append("told \(text)")
        return .emit(text)
    }

    private func askAfter(_ slot: Int) -> Effect<Self> {
        .write(.ask(slot)) { [calls] () throws(Never) in
            await calls.call()
        } as: {
            .answered($0.get())
        }
    }

    private func ask(_ slot: Int) -> Effect<Self> {
        .read(.ask(slot)) { [calls] () throws(Never) in
            await calls.call()
        } as: {
            .answered($0.get())
        }
    }
}
