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
        case count(to: Int)
        case tell(String)
        case tellAndAsk(String, Int)
        case closeTapped
    }

    enum Action: Sendable {
        case answered(String)
        case counted(Int, to: Int)
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
        case .count(let last): .send(.counted(1, to: last))
        case .tell(let text): .merge(.emit(text), .send(.answered("told \(text)")))
        case .tellAndAsk(let text, let slot): .merge(.emit(text), askAfter(slot))
        case .closeTapped: .stop
        }
    }

    func reduce(_ state: inout [String], action: Action) -> Effect<Self> {
        switch action {
        case .answered(let text):
            state.append(text)
            return text == "ask again" ? ask(9) : .none
        case .counted(let number, let last):
            guard number == last else { return .send(.counted(number + 1, to: last)) }
            state.append("counted to \(number)")
            return .none
        }
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
