import Presentation

/// A screen that lists the answers it got, in order of arrival.
struct EchoReducer: Reducer {
    enum Intent: Sendable {
        case ask(slot: Int)
        case askTwice
        case cancel(slot: Int)
        case count(to: Int)
        case tell(String)
    }

    enum Action: Sendable {
        case answered(String)
        case counted(Int, to: Int)
    }

    let gate: Gate<String>

    func reduce(_ state: inout [String], intent: Intent) -> Effect<Action, String> {
        switch intent {
        case .ask(let slot):
            .cancellable(id: slot) { [gate] in .answered(await gate.pass()) }
        case .askTwice:
            .merge(
                .run { [gate] in .answered(await gate.pass()) },
                .run { [gate] in .answered(await gate.pass()) })
        case .cancel(let slot):
            .cancel(id: slot)
        case .count(let last):
            .send(.counted(1, to: last))
        case .tell(let text):
            .merge(.emit(text), .send(.answered("told \(text)")))
        }
    }

    func reduce(_ state: inout [String], action: Action) -> Effect<Action, String> {
        switch action {
        case .answered(let text):
            state.append(text)
            guard text == "again" else { return .none }
            return .run { [gate] in .answered(await gate.pass()) }
        case .counted(let number, let last):
            guard number == last else { return .send(.counted(number + 1, to: last)) }
            state.append("counted to \(number)")
            return .none
        }
    }
}

/// Lists what it asked for; the answers are at hand, and of each slot the last counts.
struct ReadyReducer: Reducer {
    enum Intent: Sendable {
        case ask(String)
        case askInstead(String, String)
        case askAndGiveUp(String)
        case giveUp
        /// Each answer asks for the next.
        case askInTurn(for: Int)
    }

    enum Action: Sendable {
        case answered(String)
        case answeredInTurn(Int, of: Int)
    }

    func reduce(_ state: inout [String], intent: Intent) -> Effect<Action, Never> {
        switch intent {
        case .ask(let text): ask(text)
        case .askInstead(let old, let new): .merge(ask(old), ask(new))
        case .askAndGiveUp(let text): .merge(ask(text), .cancel(id: 1))
        case .giveUp: .cancel(id: 1)
        case .askInTurn(let count): .run { .answeredInTurn(1, of: count) }
        }
    }

    func reduce(_ state: inout [String], action: Action) -> Effect<Action, Never> {
        switch action {
        case .answered(let text):
            state.append(text)
            return .none
        case .answeredInTurn(let number, let count):
            state.append("\(number)")
            return number == count ? .none : .run { .answeredInTurn(number + 1, of: count) }
        }
    }

    private func ask(_ text: String) -> Effect<Action, Never> {
        .cancellable(id: 1) { .answered(text) }
    }
}

/// Asks for each number it is sent, in place of the one before.
struct BurstReducer: Reducer {
    func reduce(_ state: inout [Int], intent number: Int) -> Effect<String, Never> {
        .cancellable(id: "burst") {
            await Task.yield()
            return "\(number)"
        }
    }

    func reduce(_ state: inout [Int], action text: String) -> Effect<String, Never> {
        state.append(Int(text) ?? -1)
        return .none
    }
}

/// Runs an effect that goes on only once it is cancelled.
struct WaitingReducer: Reducer {
    let cancelled: Gate<Void>

    func reduce(_ state: inout Int, intent: Void) -> Effect<String, Never> {
        .run { [cancelled] in
            let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
            for await _ in stream {}
            continuation.finish()
            await cancelled.pass()
            return "late"
        }
    }

    func reduce(_ state: inout Int, action: String) -> Effect<String, Never> { .none }
}
