import Domain
import Presentation
import Testing

@Suite("The app's reducer", .timeLimit(.minutes(1)))
@MainActor
struct AppReducerTests {
    @Test("Each rule", arguments: AppContract.allCases)
    func rule(_ rule: AppContract) async throws {
        try await AppChecks { $0.makeAppStore() }.check(rule)
    }
}

extension AppStore: PlayedApp {
    var place: Place? { state.place }
    func start() -> Task<Void, Never> { send(.started) ?? Task {} }
    func openLink(_ link: AppLink) -> Task<Void, Never>? { send(.linkOpened(link)) }
    func logOut() -> Task<Void, Never>? { send(.logOutTapped) }
    func saveDrafts() { send(.left) }

    func submit(_ credentials: Credentials) -> Task<Void, Never>? {
        send(.login(.emailChanged(credentials.email)))
        send(.login(.passwordChanged(credentials.password)))
        return send(.login(.submitTapped))
    }

    func load() { send(.main(.loadRequested)) }
    func select(_ tab: MainTab) { send(.main(.tabTapped(tab))) }
    func delete(_ id: Item.ID) -> Task<Void, Never>? { send(.main(.items(.deleteTapped(id)))) }
    func selectUser(_ id: User.ID) { send(.main(.users(.userTapped(id)))) }
    func closeUser() { send(.main(.closeUserTapped)) }
    func incrementCounter() { send(.main(.counter(.incrementTapped))) }
    func logInAgainFromNotes() { send(.main(.notes(.logInTapped))) }

    func typeNote(_ id: Note.ID, _ text: String) {
        send(.main(.notes(.noteTapped(id))))
        send(.main(.notes(.textChanged(text))))
    }
}
