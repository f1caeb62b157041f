public import Presentation

public enum StackIntent: Equatable, Sendable {
    /// A row was tapped, or a link was opened.
    case pathChanged([StackScreen.ID])
    /// The user went back: this screen closes, and so do the screens above it.
    case closed(StackScreen.ID)
    case detail(Tea.ID, TeaDetailIntent)
    case timer(Tea.ID, TimerIntent)
}

public enum StackAction: Sendable {
    case detail(Tea.ID, TeaDetailAction)
    case timer(Tea.ID, TimerAction)
}

public typealias StackStore = Store<StackReducer>

/// The rules of the stack, as MVI.
public struct StackReducer: @MainActor Reducer {
    private let useCases: StackUseCases

    public init(useCases: StackUseCases) { self.useCases = useCases }

    private func detail(_ id: Tea.ID) -> Child<Self, TeaDetailReducer> {
        Child(TeaDetailReducer(useCases: useCases), at: \.[detail: id]) { .detail(id, $0) }
    }

    private func timer(_ id: Tea.ID) -> Child<Self, TimerReducer> {
        Child(TimerReducer(delay: useCases.delay), at: \.[timer: id]) { .timer(id, $0) }
    }

    public func reduce(_ state: inout StackState, intent: StackIntent) -> Effect<Self> {
        switch intent {
        case .pathChanged(let path):
            // A screen of the old stack stays as it is if the new stack has it, too. Its reads go on.
            state.screens = Rows(path.compactMap { state.screens[id: $0] ?? state.newScreen($0) })
            return .none

        case .closed(let id):
            // If a link has removed this screen already, the path does not change.
            let ids = state.screens.ids
            return reduce(&state, intent: .pathChanged(Array(ids.prefix { $0 != id })))

        case .detail(let id, let intent):
            return detail(id).reduce(&state, intent: intent, onEvent: receive)

        case .timer(let id, let intent):
            return timer(id).reduce(&state, intent: intent, onEvent: never)
        }
    }

    public func reduce(_ state: inout StackState, action: StackAction) -> Effect<Self> {
        switch action {
        case .detail(let id, let action):
            detail(id).reduce(&state, action: action, onEvent: receive)
        case .timer(let id, let action):
            timer(id).reduce(&state, action: action, onEvent: never)
        }
    }

    private func receive(_ state: inout StackState, _ event: TeaDetailEvent) -> Effect<Self> {
        switch event {
        case .timerRequested(let id):
            reduce(&state, intent: .pathChanged(state.screens.ids + [.timer(id)]))
        }
    }
}

extension StackState {
    /// Nil if the list does not have the tea.
    fileprivate func newScreen(_ id: StackScreen.ID) -> StackScreen? {
        switch id {
        case .detail(let id): teas[id: id].map { .detail(TeaDetailState(tea: $0)) }
        case .timer(let id): teas[id: id].map { .timer(TimerState(id: $0.id)) }
        }
    }

    public subscript(detail id: Tea.ID) -> TeaDetailState? {
        get { if case .detail(let detail)? = screens[id: .detail(id)] { detail } else { nil } }
        set { screens[id: .detail(id)] = newValue.map(StackScreen.detail) }
    }

    public subscript(timer id: Tea.ID) -> TimerState? {
        get { if case .timer(let timer)? = screens[id: .timer(id)] { timer } else { nil } }
        set { screens[id: .timer(id)] = newValue.map(StackScreen.timer) }
    }
}
