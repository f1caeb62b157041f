#if canImport(SwiftUI)
import Data
import Domain
import Presentation

/// How the services behind a preview answer.
enum PreviewAnswers {
    case loaded
    case empty
    /// Not while anybody is looking.
    case loading
    case failed
}

extension Container {
    /// Working repositories in memory, with the samples of the scenarios.
    static func preview(_ answers: PreviewAnswers) -> Container {
        let isEmpty = answers == .empty
        return Container(
            authentication: InMemoryAuthenticationRepository(
                accounts: LoginScenario.sampleContent,
                conditions: conditions(answers, .unavailable("The service can't be reached."))),
            items: InMemoryItemRepository(
                items: isEmpty ? [] : ItemsScenario.sampleContent,
                conditions: conditions(answers, .unavailable("The items can't be read."))),
            users: InMemoryUserRepository(
                users: isEmpty ? [] : UsersScenario.sampleContent,
                conditions: conditions(answers, .unavailable("The users can't be read."))),
            counter: InMemoryCounterRepository(
                counter: isEmpty ? Counter(value: 0, version: 0) : CounterScenario.sampleContent,
                conditions: conditions(answers, .unavailable("The service can't be reached."))))
    }

    private static func conditions<Failure: StubError>(
        _ answers: PreviewAnswers, _ failure: Failure
    ) -> StubConditions<Failure> {
        StubConditions(
            failure: answers == .failed ? failure : nil,
            latency: answers == .loading ? .seconds(86_400) : .zero)
    }
}
#endif
