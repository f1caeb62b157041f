// The answers are an enum, so a reducer that does not handle one of them does not compile.
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
