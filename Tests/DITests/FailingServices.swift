import DI
import Domain

extension Container {
    /// A container whose services fail. The message of each error is the name of the service.
    static var failing: Container {
        var container = Container.samples()
        container.login.logIn = FailingServices()
        container.items.getItems = FailingServices()
        container.users.getUsers = FailingServices()
        container.counter.get = FailingServices()
        return container
    }
}

private struct FailingServices: LogInUseCase, GetItemsUseCase, GetUsersUseCase, GetCounterUseCase {
    func execute(_ credentials: Credentials) throws(AuthenticationError) -> Session {
        throw .unavailable("authentication")
    }

    func execute() throws(ItemError) -> [Item] { throw .unavailable("items") }
    func execute() throws(UserError) -> [User] { throw .unavailable("users") }
    func execute() throws(CounterError) -> Counter { throw .unavailable("counter") }
}
