import Measuring
import Observation
import Presentation

extension Comparison {
    /// Sends intents from an observer while it is notified. The store reduces them later, in the same
    /// order.
    static var queue: Comparison {
        Comparison(
            "Intents queued while one is reduced; each", clock: .cpu, repetitions: 10_000,
            subjects: [
                queue(of: 1_000),
                queue(of: 10_000, atMost: 1.3),
            ])
    }

    private static func queue(of size: Int, atMost: Double? = nil) -> Subject {
        let store = UsersStore(UsersState(), reducer: UsersReducer(useCases: .none))
        return Subject("\(size.grouped) queued", atMost: atMost) { count in
            for _ in 0..<count / size {
                withObservationTracking {
                    _ = store.state
                } onChange: {
                    MainActor.assumeIsolated {
                        for _ in 0..<size { store.send(.queryChanged("a")) }
                    }
                }
                store.send(.queryChanged(""))
            }
        }
    }
}
