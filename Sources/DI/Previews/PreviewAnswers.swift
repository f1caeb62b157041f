#if canImport(SwiftUI)
import Data
import Domain

/// How the services behind a preview answer.
enum PreviewAnswers {
    case loaded
    case empty
    /// A day late.
    case loading
    case failed
}

extension Container {
    /// Repositories in memory, with the samples of Domain.
    static func preview(_ answers: PreviewAnswers) -> Container {
        let isEmpty = answers == .empty
        return Container(
            authentication: InMemoryAuthenticationRepository(
                accounts: Credentials.samples,
                conditions: conditions(answers, .unavailable("The service can't be reached."))),
            places: InMemoryPlaceRepository(),
            items: InMemoryItemRepository(
                items: isEmpty ? [] : Item.samples,
                conditions: conditions(answers, .unavailable("The items can't be read."))),
            users: InMemoryUserRepository(
                users: isEmpty ? [] : User.samples,
                conditions: conditions(answers, .unavailable("The users can't be read."))),
            counter: InMemoryCounterRepository(
                counter: isEmpty ? Counter(value: 0, version: 0) : Counter.sample,
                conditions: conditions(answers, .unavailable("The service can't be reached."))),
            notes: PreviewNoteRepository(answers))
    }

    private static func conditions<Failure: DomainError>(
        _ answers: PreviewAnswers, _ failure: Failure
    ) -> StubConditions<Failure> {
        StubConditions(
            failure: answers == .failed ? failure : nil,
            latency: answers == .loading ? .seconds(86_400) : .zero)
    }
}
#endif
