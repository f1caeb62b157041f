import Presentation
import Testing

@Suite("The thing reducer", .timeLimit(.minutes(5)))
@MainActor
struct ThingReducerTests {
    @Test("Each tap counts")
    func tap() {
        let store = ThingStore(ThingState(), reducer: ThingReducer())
        store.send(.tapped)
        store.send(.tapped)
        #expect(store.state.tapCount == 2)
    }
}
