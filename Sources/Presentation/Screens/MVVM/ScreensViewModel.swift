/// The screens of an app without a login, as MVVM: each is by itself.
@MainActor
public final class ScreensViewModel {
    public let items: ItemsViewModel
    public let users: UsersViewModel
    public let counter: CounterViewModel

    public init(items: ItemsViewModel, users: UsersViewModel, counter: CounterViewModel) {
        self.items = items
        self.users = users
        self.counter = counter
    }
}
