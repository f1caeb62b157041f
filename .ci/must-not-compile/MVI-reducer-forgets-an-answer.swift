// What can come back is an enum: an answer that is not handled is a mistake.
// Layer: Presentation
// Error: switch must be exhaustive

struct ForgetfulReducer: @MainActor Reducer {
    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<Self> { .none }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<Self> {
        switch action {
        case .loadResponse: .none
        }
    }
}
