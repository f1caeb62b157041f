import Domain
import Presentation
import Scenarios

final class SpinsAfterFailure: PlainUsersViewModel {
    override func show(_ result: Result<[User], UserError>, in state: inout UsersState) {
        super.show(result, in: &state)
        if case .failure = result { state.isLoading = true }
    }
}

final class ForgetsTheQuery: PlainUsersViewModel {
    override func startLoading(_ state: inout UsersState) {
        super.startLoading(&state)
        state.query = ""
    }
}

extension Fault<UsersScenario> {
    static let usersMVVM = [
        Fault(
            .mvvm, SpinsAfterFailure.self, "a load that fails leaves the spinner on",
            """
            The spinner ends where the users are shown, which a failure does not reach. The cases \
            of an action can forget it in the same way.
            """, .asEasy),
        Fault(
            .mvvm, ForgetsTheQuery.self, "a load forgets what was typed",
            """
            A load resets more than is its own. A reducer can do the same.
            """, .asEasy),
    ]
}
