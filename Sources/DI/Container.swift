import Data
public import Domain
public import Foundation

/// Wires the app: it has one repository of each kind, which all screens that it makes share.
///
/// A plain value. To replace a part, in a test or a preview, copy the container and set a use case.
public struct Container: Sendable {
    public var session: SessionUseCases
    public var login: LoginUseCases
    public var items: ItemsUseCases
    public var users: UsersUseCases
    public var counter: CounterUseCases
    public var notes: NotesUseCases
    public var delay: any Delay
    /// Call it when the connection is back, or the app is in front again: notes that are observed are
    /// synced at once.
    ///
    /// If the server has asked to wait, it still waits. What is in flight is not asked again.
    public var resumeSync: @Sendable () async -> Void

    /// Takes any repositories, such as ones that answer late or fail.
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

    /// Keeps everything in memory. It is gone with the process.
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

    /// Keeps everything in memory, starting with the samples of Domain. For demos and a first run.
    public static func samples() -> Container {
        inMemory(
            accounts: Credentials.samples,
            items: Item.samples,
            users: User.samples,
            counter: Counter.sample,
            notes: Note.samples,
        )
    }

    /// Keeps the items in this JSON file, which need not exist yet; the rest is in memory, and empty.
    public static func jsonFile(items: URL) -> Container {
        var container = inMemory()
        container.items = ItemsUseCases(repository: JSONFileItemRepository(file: items))
        return container
    }
}
