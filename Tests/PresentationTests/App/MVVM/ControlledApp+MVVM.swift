import Domain
import Presentation

extension ControlledApp {
    func makeAppViewModel() -> AppViewModel {
        AppViewModel(useCases: sessions.useCases) {
            LoginViewModel(useCases: login.useCases)
        } makeMain: { session, place in
            MainViewModel(
                session: session,
                items: ItemsViewModel(useCases: items.useCases, selectedItemID: place?.itemID),
                users: UsersViewModel(useCases: users.useCases, query: place?.userQuery ?? ""),
                counter: CounterViewModel(useCases: counter.useCases),
                place: place)
        }
    }
}
