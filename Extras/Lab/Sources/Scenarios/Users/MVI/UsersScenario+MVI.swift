package import Domain
package import Presentation

extension UsersScenario: MVIFeature {
    package static func makeStore(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let store = UsersStore(UsersState(), reducer: UsersReducer(useCases: useCases))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension UsersScenario.Step {
    package func intent(in state: UsersState) -> UsersIntent? {
        switch self {
        case .load: .loadRequested
        case .search(let query): .queryChanged(query)
        case .select(let id): .userTapped(id)
        case .back: state.shownPath.last.map(UsersIntent.userClosed)
        case .link(let id): .linkOpened(id)
        case .clearError(let message):
            UserError.named(message, or: state.error).map(UsersIntent.errorDismissed)
        }
    }
}
