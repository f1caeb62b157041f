// What can come back is an enum: an answer that nobody handles is a mistake.
// Layer: Presentation
// Error: switch must be exhaustive

struct ForgetfulReducer: Reducer {
    func reduce(_ state: inout ItemsState, intent: ItemsIntent) -> Effect<ItemsAction, Never> {
        .none
    }

    func reduce(_ state: inout ItemsState, action: ItemsAction) -> Effect<ItemsAction, Never> {
        switch action {
        case .loadResponse: .none
        }
    }
}
