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
    public var notes: NotesUseCases
    public var delay: any Delay
    /// The account that the login screen shows if the app is a demo without a server; otherwise nil.
    public var demoLogin: Credentials?
    /// Syncs the notes that a screen observes. Call this when the connection is back, or when the app is
    /// in front again.
    ///
    /// If the server has asked this device to wait for some time, this call does nothing, and the notes
    /// are synced after that time. A request in flight is not sent again.
    public var resumeSync: @Sendable () async -> Void

    /// Accepts any repositories, also repositories that answer late or fail.
    package init(
        authentication: any AuthenticationRepository,
        demoLogin: Credentials? = nil,
        places: any PlaceRepository,
        items: any ItemRepository,
        users: any UserRepository,
        counter: any CounterRepository,
        notes: any NoteRepository,
        resumeSync: @escaping @Sendable () async -> Void = {},
        delay: any Delay = ClockDelay()
    ) {
        session = SessionUseCases(sessions: authentication, places: places)
        login = LoginUseCases(repository: authentication)
        self.demoLogin = demoLogin
        self.items = ItemsUseCases(repository: items)
        self.users = UsersUseCases(repository: users)
        self.counter = CounterUseCases(repository: counter)
        self.notes = NotesUseCases(repository: notes)
        self.resumeSync = resumeSync
        self.delay = delay
    }
}
