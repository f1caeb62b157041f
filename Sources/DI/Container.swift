import Data
public import Domain
public import Foundation

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
    /// Syncs the notes that a screen observes. Call this when the connection is back, or when the app is
    /// in front again.
    ///
    /// If the server has asked this device to wait for some time, this call does nothing, and the notes
    /// are synced after that time. A request in flight is not sent again.
    public var resumeSync: @Sendable () async -> Void

    /// Accepts any repositories, also repositories that answer late or fail.
    package init(
        authentication: any AuthenticationRepository,
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
        self.items = ItemsUseCases(repository: items)
        self.users = UsersUseCases(repository: users)
        self.counter = CounterUseCases(repository: counter)
        self.notes = NotesUseCases(repository: notes)
        self.resumeSync = resumeSync
        self.delay = delay
    }

    /// Keeps all data in memory. The data is lost when the process ends.
    public static func inMemory(
        accounts: [Credentials] = [],
        items: [Item] = [],
        users: [User] = [],
        counter: Counter = Counter(value: 0, version: 0),
        notes: [Note] = [],
    ) -> Container {
        Container(
            authentication: InMemoryAuthenticationRepository(accounts: accounts),
            places: InMemoryPlaceRepository(),
            items: InMemoryItemRepository(items: items),
            users: InMemoryUserRepository(users: users),
            counter: InMemoryCounterRepository(counter: counter),
            notes: OfflineFirstNoteRepository.inMemory(remote: OnDeviceRemoteNotes(samples: notes)),
        )
    }

    /// Keeps all data in memory, and starts with the sample data of the Domain module. For demos, and to
    /// try the app.
    public static func samples() -> Container {
        inMemory(
            accounts: Credentials.samples,
            items: Item.samples,
            users: User.samples,
            counter: Counter.sample,
            notes: Note.samples,
        )
    }

    /// Keeps the items in this JSON file, which need not exist yet. All other data is in memory, and
    /// empty at first.
    public static func jsonFile(items: URL) -> Container {
        var container = inMemory()
        container.items = ItemsUseCases(repository: JSONFileItemRepository(file: items))
        return container
    }
}
