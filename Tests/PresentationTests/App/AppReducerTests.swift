import Domain
import Presentation
import Testing

@Suite("The app reducer is composed of its features'")
struct AppReducerTests {
    private let reducer = AppReducer(
        login: LoginReducer(logIn: Unasked()),
        main: MainReducer(
            items: ItemsReducer(getItems: Unasked(), deleteItem: Unasked()),
            users: UsersReducer(getUsers: Unasked()),
            counter: CounterReducer(
                useCases: CounterUseCases(
                    get: Unasked(), increment: Unasked(), decrement: Unasked(), reset: Unasked()))))

    private let session = Session(email: "al@x.test")

    private var main: MainState {
        var main = MainState(session: session)
        main.items.items = [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")]
        main.users.users = [User(id: "1", name: "Zoë")]
        return main
    }

    @Test func logInOpensTheMainScreenWhichAsksForEverythingInItsOwnScopes() {
        var state = AppState.login(LoginState())
        let effect = reducer.reduce(&state, action: .loggedIn(session))
        guard case .main(let opened) = state else { return #expect(Bool(false)) }
        #expect(opened.session == session)
        #expect(opened.items.isLoading && opened.users.isLoading && opened.counter.isLoading)
        #expect(
            "\(effect)"
                == "cancellable(main/items/load), cancellable(main/users/load), run(main/counter)")
    }

    @Test func logOutForgetsEverythingAndCancelsBothScopes() {
        var state = AppState.main(main)
        let effect = reducer.reduce(&state, intent: .logOutTapped)
        #expect(state == .login(LoginState()))
        #expect("\(effect)" == "cancel(login), cancel(main)")
    }

    @Test func aChildChangesItsOwnPartAndNothingElse() {
        var state = AppState.main(main)
        _ = reducer.reduce(&state, intent: .main(.items(.itemTapped("b"))))
        var expected = main
        expected.items.selectedItemID = "b"
        #expect(state == .main(expected))
    }

    @Test func anEventOfAChildBecomesAnActionOfItsParent() {
        var state = AppState.main(main)
        let effect = reducer.reduce(&state, intent: .main(.users(.userTapped("1"))))
        #expect("\(effect)".hasPrefix("send(main("))
        _ = reducer.reduce(&state, action: .main(.userChosen("1")))
        var expected = main
        expected.path = ["1"]
        #expect(state == .main(expected))
    }

    @Test(arguments: [
        AppIntent.main(.backTapped), .main(.tabTapped(.users)), .main(.items(.loadRequested)),
    ])
    func whatIsMeantForAScreenThatIsNotShownIsIgnored(intent: AppIntent) {
        var state = AppState.login(LoginState())
        #expect("\(reducer.reduce(&state, intent: intent))" == "")
        #expect(state == .login(LoginState()))
    }

    @Test func aLateAnswerFindsNothingToChange() {
        var state = AppState.login(LoginState())
        let answer = ItemsAction.loadResponse(.success([Item(id: "a", name: "Apple")]))
        #expect("\(reducer.reduce(&state, action: .main(.items(answer))))" == "")
        #expect(state == .login(LoginState()))
    }
}

private struct Unasked: LogInUseCase, GetItemsUseCase, DeleteItemUseCase, GetUsersUseCase,
    GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase, ResetCounterUseCase
{
    func execute(_ credentials: Credentials) async throws(LogInError) -> Session { fatalError() }
    func execute() async throws(ItemError) -> [Item] { fatalError() }
    func execute(id: Item.ID) async throws(ItemError) { fatalError() }
    func execute() async throws(UserError) -> [User] { fatalError() }
    func execute() async throws(CounterError) -> Counter { fatalError() }
}
