import Presentation

public enum TeaDetailIntent: Equatable, Sendable {
    case loadRequested
    case timerTapped
}

public enum TeaDetailAction: Sendable {
    case loadResponse(Result<String, Problem>)
}

/// The rules of a tea's screen, as MVI.
struct TeaDetailReducer: @MainActor Reducer {
    typealias Event = TeaDetailEvent
    enum EffectID { case load }
    let useCases: StackUseCases

    func reduce(_ state: inout TeaDetailState, intent: TeaDetailIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            .read(.load) { [useCases, id = state.id] () throws(Problem) in
                try await useCases.loadNotes(id)
            } as: {
                .loadResponse($0)
            }
        case .timerTapped: .emit(.timerRequested(state.id))
        }
    }

    func reduce(_ state: inout TeaDetailState, action: TeaDetailAction) -> Effect<Self> {
        switch action {
        case .loadResponse(let notes): state.notes = notes
        }
        return .none
    }
}
