public import Presentation

public enum TeaDetailIntent: Equatable, Sendable {
    case loadRequested
    case timerTapped
    case deleteTapped
}

public enum TeaDetailAction: Sendable {
    case loadResponse(Result<String, Problem>)
}

/// The rules of a tea's screen, as MVI.
public struct TeaDetailReducer: @MainActor Reducer {
    public typealias Event = TeaDetailEvent
    public enum EffectID { case load }
    let useCases: StackUseCases

    public func reduce(_ state: inout TeaDetailState, intent: TeaDetailIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.notes = nil
            return .read(.load) { [useCases, id = state.id] () throws(Problem) in
                try await useCases.loadNotes(id)
            } as: {
                .loadResponse($0)
            }
        case .timerTapped: return .emit(.timerRequested(state.id))
        case .deleteTapped: return .emit(.deleteRequested(state.id))
        }
    }

    public func reduce(_ state: inout TeaDetailState, action: TeaDetailAction) -> Effect<Self> {
        switch action {
        case .loadResponse(let notes):
            state.notes = notes
            return .none
        }
    }
}
