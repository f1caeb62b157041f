import Domain
import Presentation
import Scenarios

extension UsersScenario: FeatureWithMistakes {
    static let mistakes = [
        Mistake<UsersScenario>("A load asks for the users", ignores: { $0 == .load }),
        Mistake(
            "A load cancels", seenBy: "load\nload",
            asks: { $0.getUsers = UncancelledUsers(base: $0.getUsers) }),
        Mistake("The query", ignores: { $0 == .search("zoe") }),
        Mistake("The list is", shows: { $0.screen.users.reverse() }),
        Mistake("The spinner", shows: { $0.screen.isLoading = false }),
        Mistake("The error is", ignores: { $0 == .clearError(nil) }),
        Mistake("Each tap", shows: { $0.navigations = Array($0.navigations.prefix(2)) }),
        .callsEndAtOnce("A call ends"),
    ]
}

struct UncancelledUsers: GetUsersUseCase {
    let base: any GetUsersUseCase

    func execute() async throws(UserError) -> [User] { try await inTask(base.execute) }
}
