import Presentation

/// A screen that lists the answers it got, in order of arrival.
struct EchoReducer: Reducer {
    typealias Event = String

    enum Intent: Sendable {
        case ask(Int)
        case askAfter(Int)
        case listen
        case cancel(Int)
        case askAndCancel(Int)
        case count(to: Int)
        case tell(String)
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
        case .askAfter(let slot):
            .enqueue(.ask(slot)) { [calls] in .answered(await calls.call()) }
        case .listen:
            .stream(.listen) { [calls] send in
                while true {
                    let answer = await calls.call()
                    send(.answered(answer))
                    if answer == "end" { return }
                }
            }
        case .cancel(let slot): .cancel(.ask(slot))
        case .askAndCancel(let slot): .merge(ask(slot), .cancel(.ask(slot)))
        case .count(let last): .send(.counted(1, to: last))
        case .tell(let text): .merge(.emit(text), .send(.answered("told \(text)")))
        case .closeTapped: .cancelAll
        }
    }

    func reduce(_ state: inout [String], action: Action) -> Effect<Self> {
        switch action {
        case .answered(let text):
            state.append(text)
            return .none
        case .counted(let number, let last):
            guard number == last else { return .send(.counted(number + 1, to: last)) }
            state.append("counted to \(number)")
            return .none
        }
    }

    private func ask(_ slot: Int) -> Effect<Self> {
        .run(.ask(slot)) { [calls] in .answered(await calls.call()) }
    }
}
