import Presentation

/// The answers that a screen got, in order of arrival.
struct Echo: Equatable, Identifiable {
    var id = 0
    var heard: [String] = []
}

/// A screen that sends requests, and lists the answers.
struct EchoReducer: @MainActor Reducer {
    typealias Event = String
    /// The text of an answer.
    typealias Action = String

    enum Intent: Sendable {
        case ask(Int)
        case askAfter(Int)
        case listen
        case cancel(Int)
        case tell(String)
        indirect case all(Intent, Intent)
        case closeTapped
        /// Asks after all writes in flight.
        case askLast(Int)
    }

    enum EffectID: Hashable, Sendable {
        case ask(Int)
        case listen
    }

    var calls = ControlledCalls<String>()

    func reduce(_ state: inout Echo, intent: Intent) -> Effect<Self> {
        switch intent {
        case .ask(let slot): ask(slot)
        case .askAfter(let slot): .write(.ask(slot), calls.call) { $0.get() }
        case .askLast(let slot): ask(slot).afterWrites
        case .listen:
            .stream(.listen) { [calls] send in
                while true {
                    let answer = await calls.call()
                    send(answer)
                    if answer == "end" { return }
                }
            }
        case .cancel(let slot): .cancel(.ask(slot))
        case .tell(let text): tell(text, &state)
        case .all(let one, let other):
            .merge(reduce(&state, intent: one), reduce(&state, intent: other))
        case .closeTapped: .abandon
        }
    }

    func reduce(_ state: inout Echo, action text: String) -> Effect<Self> {
        state.heard.append(text)
        return text == "ask again" ? ask(9) : .none
    }

    private func tell(_ text: String, _ state: inout Echo) -> Effect<Self> {
        state.heard.append("told \(text)")
        return .emit(text)
    }

    private func ask(_ slot: Int) -> Effect<Self> {
        .read(.ask(slot), calls.call) { $0.get() }
    }
}

/// A parent of echoes: one that is always there, one in a sheet, and rows.
struct ParentReducer: @MainActor Reducer {
    struct State: Equatable {
        var fixed = Echo()
        var sheet: Echo?
        var rows = [1: Echo(id: 1), 2: Echo(id: 2)]
        var news: [String] = []
    }

    enum Name {
        case fixed
        case sheet
        case row(Int)
    }

    enum Intent {
        case to(Name, EchoReducer.Intent)
        case opened(Int?)
        case removed(Int)
        case added(Int)
        /// The sheet gets this intent, and is removed in the same transition.
        case lastWish(EchoReducer.Intent)
        case left
    }

    typealias Action = (name: Name, action: EchoReducer.Action)

    let echo: EchoReducer

    private func child(_ name: Name) -> Child<Self, EchoReducer> {
        switch name {
        case .fixed: Child(echo, at: \.fixed) { (name, $0) }
        case .sheet: Child(echo, at: \.sheet) { (name, $0) }
        case .row(let id): Child(echo, at: \.rows[id]) { (name, $0) }
        }
    }

    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        switch intent {
        case .to(let name, let intent):
            return child(name).reduce(&state, intent: intent, onEvent: receive)
        case .opened(let id): state.sheet = id.map { Echo(id: $0) }
        case .removed(let id): state.rows[id] = nil
        case .added(let id): state.rows[id] = Echo(id: id)
        case .lastWish(let intent):
            defer { state.sheet = nil }
            return child(.sheet).reduce(&state, intent: intent, onEvent: receive)
        case .left: return .abandon
        }
        return .none
    }

    func reduce(_ state: inout State, action: Action) -> Effect<Self> {
        child(action.name).reduce(&state, action: action.action, onEvent: receive)
    }

    private func receive(_ state: inout State, _ event: String) -> Effect<Self> {
        state.news.append(event)
        if event == "done" { state.sheet = nil }
        return .none
    }
}
