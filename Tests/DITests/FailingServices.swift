import DI
import Data
import Domain

extension Container {
    /// Each repository fails, with its own name as the message.
    static var failing: Container {
        Container(
            authentication: InMemoryAuthenticationRepository(
                accounts: [], conditions: StubConditions(failure: .unavailable("authentication"))),
            items: InMemoryItemRepository(
                conditions: StubConditions(failure: .unavailable("items"))),
            users: InMemoryUserRepository(
                conditions: StubConditions(failure: .unavailable("users"))),
            counter: InMemoryCounterRepository(
                conditions: StubConditions(failure: .unavailable("counter"))))
    }
}
