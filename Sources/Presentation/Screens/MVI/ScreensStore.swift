/// The screens of an app without a login, as MVI: each is by itself.
@MainActor
public final class ScreensStore {
    public let items: ItemsStore
    public let users: UsersStore
    public let counter: CounterStore

    public init(items: ItemsStore, users: UsersStore, counter: CounterStore) {
        self.items = items
        self.users = users
        self.counter = counter
    }
}
