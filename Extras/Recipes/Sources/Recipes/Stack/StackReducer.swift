import Domain
public import Presentation

public enum StackIntent: Equatable, Sendable {
    case teaTapped(Tea.ID)
    /// The user went back over one screen or more.
    case pathChanged([StackScreen.ID])
    case linkOpened(StackScreen.ID)
    case errorDismissed(Problem)
    case detail(Tea.ID, TeaDetailIntent)
    case timer(Tea.ID, TeaTimerIntent)
}

public enum StackAction: Sendable {
    case deleteResponse(Tea.ID, Result<Void, Problem>)
    case detail(Tea.ID, TeaDetailAction)
    case timer(Tea.ID, TeaTimerAction)
}

public typealias StackStore = Store<StackReducer>

/// The rules of the list and of its stack, as MVI.
public struct StackReducer: @MainActor Reducer {
    public typealias EffectID = Tea.ID

    private let useCases: StackUseCases

    public init(useCases: StackUseCases) {
        self.useCases = useCases
    }

    private func detail(_ id: Tea.ID) -> Child<Self, TeaDetailReducer> {
        Child(TeaDetailReducer(useCases: useCases), at: \.[detail: id]) { .detail(id, $0) }
    }

    private func timer(_ id: Tea.ID) -> Child<Self, TeaTimerReducer> {
        Child(TeaTimerReducer(useCases: useCases), at: \.[timer: id]) { .timer(id, $0) }
    }

    public func reduce(_ state: inout StackState, intent: StackIntent) -> Effect<Self> {
        switch intent {
        case .teaTapped(let id):
            return show(state.screens.ids + [.detail(id)], in: &state)

        case .pathChanged(let path):
            return show(state.screens.ids.filter(path.contains), in: &state)

        case .linkOpened(let link):
            let effect = show(link.path, in: &state)
            if state.screens[id: link] == nil { state.error = .unavailable("This tea is gone.") }
            return effect

        case .errorDismissed(let error):
            if state.error == error { state.error = nil }
            return .none

        case .detail(let id, let intent):
            return detail(id).reduce(&state, intent: intent, onEvent: receive)

        case .timer(let id, let intent):
            return timer(id).reduce(&state, intent: intent, onEvent: never)
        }
    }

    public func reduce(_ state: inout StackState, action: StackAction) -> Effect<Self> {
        switch action {
        case .deleteResponse(let id, let result):
            state.deleting.remove(id)
            switch result {
            case .success: state.teas.removeAll { $0.id == id }
            case .failure(let error): state.error = error
            }
            return .none

        case .detail(let id, let action):
            return detail(id).reduce(&state, action: action, onEvent: receive)

        case .timer(let id, let action):
            return timer(id).reduce(&state, action: action, onEvent: never)
        }
    }

    private func receive(_ state: inout StackState, _ event: TeaDetailEvent) -> Effect<Self> {
        switch event {
        case .timerRequested(let id):
            return show(state.screens.ids + [.timer(id)], in: &state)

        case .deleteRequested(let id):
            state.deleting.insert(id)
            return .merge(
                show(state.screens.ids.filter { $0.teaID != id }, in: &state),
                .write(id) { [useCases] () throws(Problem) in
                    try await useCases.deleteTea(id)
                } as: {
                    .deleteResponse(id, $0)
                })
        }
    }

    /// Replaces the stack. A screen that is in both stays as it is, and so do its reads.
    private func show(_ path: [StackScreen.ID], in state: inout StackState) -> Effect<Self> {
        let old = state.screens
        state.screens = Rows(path.compactMap { old[id: $0] ?? state.newScreen($0) })
        return .merge(
            state.screens.ids.map { id in
                guard case .detail(let teaID) = id, old[id: id] == nil else { return .none }
                return reduce(&state, intent: .detail(teaID, .loadRequested))
            })
    }
}

extension StackState {
    /// Nil if the list does not show such a tea.
    fileprivate func newScreen(_ id: StackScreen.ID) -> StackScreen? {
        guard let tea = visibleTeas.first(where: { $0.id == id.teaID }) else { return nil }
        switch id {
        case .detail: return .detail(TeaDetailState(tea: tea))
        case .timer: return .timer(TeaTimerState(tea: tea))
        }
    }

    subscript(detail id: Tea.ID) -> TeaDetailState? {
        get { if case .detail(let detail)? = screens[id: .detail(id)] { detail } else { nil } }
        set { screens[id: .detail(id)] = newValue.map(StackScreen.detail) }
    }

    subscript(timer id: Tea.ID) -> TeaTimerState? {
        get { if case .timer(let timer)? = screens[id: .timer(id)] { timer } else { nil } }
        set { screens[id: .timer(id)] = newValue.map(StackScreen.timer) }
    }
}
