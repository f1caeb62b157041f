import Measuring
import Presentation

extension Comparison {
    /// An intent that starts no work and changes a text. The text is so short that it needs no
    /// memory of its own.
    static var intent: Comparison {
        let queries = ["a", "al"]
        let concrete = ConcreteUsers()
        let generic = GenericScreen(UsersState())
        let reducer = UsersReducer(useCases: .none)
        var state = UsersState()
        let viewModel = UsersViewModel(useCases: .none)
        let store = UsersStore(UsersState(), reducer: reducer)
        return Comparison(
            "A search query changes, no observer", clock: .cpu,
            subjects: [
                Subject("concrete @Observable class", with: queries) { concrete.search($0) },
                Subject("generic @Observable class", with: queries) { query in
                    generic.change { $0.query = query }
                },
                Subject("reducer alone", with: queries) {
                    _ = reducer.reduce(&state, intent: .queryChanged($0))
                    use(&state)
                },
                Subject("view model", with: queries, atMost: 1.25) { viewModel.query = $0 },
                Subject("store", with: queries) { store.send(.queryChanged($0)) },
            ])
    }

    static var observedIntent: Comparison {
        observed("A search query changes, the state observed", \.self) { ($0.query, $0.users) }
    }

    /// Observes a value that is derived from the state. The intent changes this value only if `changes`
    /// is true.
    static func observedValue(changes: Bool) -> Comparison {
        changes
            ? observed("A derived value observed, which changes", \.query.isEmpty) {
                $0.query.isEmpty
            }
            : observed("A derived value observed, which stays", \.users.isEmpty) {
                $0.users.isEmpty
            }
    }

    private static func observed<Value, Other>(
        _ title: String, _ value: @escaping (UsersState) -> Value,
        ofProperties: @escaping @MainActor (PropertyUsers) -> Other
    ) -> Comparison {
        let queries = ["", "a"]
        let concrete = ConcreteUsers()
        let properties = PropertyUsers()
        let viewModel = UsersViewModel(useCases: .none)
        let store = UsersStore(UsersState(), reducer: UsersReducer(useCases: .none))
        return Comparison(
            title, clock: .cpu,
            subjects: [
                Subject(
                    "concrete @Observable class", with: queries,
                    reading: { _ in value(concrete.state) }, work: { concrete.search($0) }),
                Subject(
                    "concrete @Observable class, a property each", with: queries,
                    reading: { _ in ofProperties(properties) }, work: { properties.search($0) }),
                Subject(
                    "view model", with: queries, atMost: 1.3,
                    reading: { _ in value(viewModel.state) }, work: { viewModel.query = $0 }),
                Subject(
                    "store", with: queries, atMost: 1.3,
                    reading: { _ in value(store.scoped.state) },
                    work: { store.send(.queryChanged($0)) }),
            ])
    }
}
