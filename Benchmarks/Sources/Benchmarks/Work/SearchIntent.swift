import Measuring
import Observation
import Presentation

import class OpenCombine.ObservableObjectPublisher

extension Comparison {
    /// An intent that asks nobody for anything and changes a text that needs no memory of its own.
    static var searchIntent: Comparison {
        let queries = ["a", "al"]
        let reducer = UsersReducer(getUsers: NoUsers())
        let concrete = ConcreteUsers()
        let generic = GenericScreen(UsersState())
        let published = PublishedUsers()
        let viewModel = UsersViewModel(getUsers: NoUsers())
        let store = UsersStore(UsersState(), reducer: reducer)
        return Comparison(
            "A search query changes, nobody observing",
            subjects: [
                Subject("concrete @Observable class") { count in
                    for number in 0..<count { concrete.search(queries[number % 2]) }
                },
                Subject("generic @Observable class") { count in
                    for number in 0..<count {
                        generic.change { $0.query = queries[number % 2] }
                    }
                },
                Subject("reducer alone") { count in
                    var state = UsersState()
                    for number in 0..<count {
                        _ = reducer.reduce(&state, intent: .queryChanged(queries[number % 2]))
                        use(&state)
                    }
                },
                Subject("OpenCombine @Published") { count in
                    for number in 0..<count { published.search(queries[number % 2]) }
                },
                Subject("view model") { count in
                    for number in 0..<count { viewModel.search(queries[number % 2]) }
                },
                Subject("store") { count in
                    for number in 0..<count { store.send(.queryChanged(queries[number % 2])) }
                },
            ])
    }

    /// The same with an observer, which looks again whenever it is woken.
    ///
    /// Who observes a part has a screen of their own, for a part costs a comparison at each change.
    static var observedSearchIntent: Comparison {
        let concrete = ConcreteUsers()
        let published = PublishedUsers()
        let viewModel = UsersViewModel(getUsers: NoUsers())
        let partViewModel = UsersViewModel(getUsers: NoUsers())
        let reducer = UsersReducer(getUsers: NoUsers())
        let store = UsersStore(UsersState(), reducer: reducer)
        let partStore = UsersStore(UsersState(), reducer: reducer)
        return Comparison(
            "A search query changes, one observer",
            subjects: [
                search("concrete @Observable class", observing: { concrete.state }) {
                    concrete.search($0)
                },
                search(
                    "OpenCombine @Published", publisher: published.objectWillChange,
                    observing: { published.state }
                ) {
                    published.search($0)
                },
                search("view model", observing: { viewModel.state }) { viewModel.search($0) },
                search("store", observing: { store.state }) { store.send(.queryChanged($0)) },
                search(
                    "view model, a part that is as it was",
                    observing: { partViewModel[\.isLoading] }
                ) {
                    partViewModel.search($0)
                },
                search("store, a part that is as it was", observing: { partStore[\.isLoading] }) {
                    partStore.send(.queryChanged($0))
                },
            ])
    }

    private static func search<Seen>(
        _ name: String, publisher: ObservableObjectPublisher? = nil,
        observing look: @escaping @MainActor () -> Seen,
        search: @escaping @MainActor (String) -> Void
    ) -> Subject {
        let queries = ["a", "al"]
        let wakeUps = WakeUps()
        return Subject(name, woken: { wakeUps.count }) { count in
            let observer = Observer(of: publisher, wakeUps: wakeUps, look: look)
            for number in 0..<count {
                search(queries[number % 2])
                observer.lookIfWoken()
            }
        }
    }
}
