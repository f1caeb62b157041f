import Domain
import Presentation
import Testing

@testable import Scenarios

@Suite(
    "Where a screen replaces another, all that is gone and all that is new is named",
    .timeLimit(.minutes(5)))
struct ReplacedScreenTests {
    private let login: AppState = {
        var login = LoginState()
        login.credentials = Credentials(email: "al@x.test", password: Password("enigma"))
        login.isSubmitting = true
        return .login(login)
    }()

    private let main: AppState = {
        var main = MainState(session: Session(email: "al@x.test"))
        main.items.isLoading = true
        main.items.items = [Item(id: "a", name: "Apple")]
        return .main(main)
    }()

    @Test("From the login screen to the main screen")
    func loginToMain() {
        #expect(
            Set(login.differences(from: main).map(\.description)) == [
                "screen: login ≠ main",
                "login.email: al@x.test ≠ –",
                "login.password: ••• ≠ –",
                "login.waiting: yes ≠ –",
                "session: – ≠ al@x.test",
                "tab: – ≠ \(MainTab.allCases[0])",
                "badge: – ≠ 1",
                "items.items: – ≠ a",
                "items.loading: – ≠ yes",
                "users.loading: – ≠ no",
                "counter.count: – ≠ 0",
                "counter.version: – ≠ 0",
                "counter.loading: – ≠ no",
                "counter.pending: – ≠ 0",
                "notes.loading: – ≠ no",
            ])
        #expect(
            changes(from: login, to: main) == [
                "screen: main", "session: al@x.test", "tab: \(MainTab.allCases[0])", "badge: 1",
                "items.items: a", "items.loading: yes", "counter.count: 0", "counter.version: 0",
                "counter.pending: 0",
            ])
    }

    @Test("From the main screen to the login screen")
    func mainToLogin() {
        #expect(
            Set(main.differences(from: login).map(\.description)) == [
                "screen: main ≠ login",
                "session: al@x.test ≠ –",
                "tab: \(MainTab.allCases[0]) ≠ –",
                "badge: 1 ≠ –",
                "items.items: a ≠ –",
                "items.loading: yes ≠ –",
                "users.loading: no ≠ –",
                "counter.count: 0 ≠ –",
                "counter.version: 0 ≠ –",
                "counter.loading: no ≠ –",
                "counter.pending: 0 ≠ –",
                "notes.loading: no ≠ –",
                "login.email: – ≠ al@x.test",
                "login.password: – ≠ •••",
                "login.waiting: – ≠ yes",
            ])
        #expect(
            changes(from: main, to: login) == [
                "screen: login", "login.email: al@x.test", "login.password: •••",
                "login.waiting: yes",
            ])
    }

    @Test("Nothing is named where nothing has changed")
    func same() {
        for state in [login, main] {
            #expect(state.differences(from: state) == [])
            #expect(changes(from: state, to: state) == [])
        }
    }

    private func changes(from old: AppState, to new: AppState) -> Set<String> {
        Set(
            new.fields.flattened.changed(since: old.fields.flattened)
                .map { "\($0.name): \($0.value.text)" })
    }
}
