public import Domain

/// Makes the use cases and the screens of the app. All screens that one container makes use the same
/// repositories.
///
/// A container is a value type. A test or a preview can replace a use case in its own copy.
public struct Container: Sendable {
    public var session: SessionUseCases
    public var login: LoginUseCases
    public var items: ItemsUseCases
    public var users: UsersUseCases
    public var counter: CounterUseCases
    public var delay: any Delay = ClockDelay()
    /// The account that the login screen shows if the app is a demo; otherwise nil.
    public var demoLogin: Credentials?
    /// The log of the whole app, see ``LogOfMVI``. If it is nil, as at first, there is no log, and it costs nothing.
    public var log: LogOfMVI?

    /// Accepts any repositories, also repositories that answer late or fail.
    package init(
        authentication: any AuthenticationRepository,
        demoLogin: Credentials? = nil,
        places: any PlaceRepository,
        items: any ItemRepository,
        users: any UserRepository,
        counter: any CounterRepository,
    ) {
        session = SessionUseCases(sessions: authentication, places: places)
        login = LoginUseCases(repository: authentication)
        self.demoLogin = demoLogin
        self.items = ItemsUseCases(repository: items)
        self.users = UsersUseCases(repository: users)
        self.counter = CounterUseCases(repository: counter)
    }
}
