import Domain

@testable import Presentation

extension Fault<UsersScenario> {
    static let users = [
        Fault(pattern: .mvvm, name: "each appearance subscribes again, and an event comes twice") {
            content, requests in
            let viewModel = UsersViewModel(getUsers: gated(content, by: requests))
            let log = Log()
            viewModel.events.forward(to: log.hear)
            return Screen(model: viewModel) {
                .init(screen: viewModel.state, navigations: log.navigations)
            } perform: { intent in
                if intent == .loadRequested { log.subscribers += 1 }
                return viewModel.perform(intent)
            }
        },
        Fault(pattern: .mvi, name: "an event is a field of the state, told with every change") {
            content, requests in
            let log = Log()
            log.subscribers = 1
            let reducer = UsersReducer(getUsers: gated(content, by: requests))
            let store = UsersStore(UsersState(), reducer: reducer) { _ in log.tellAgain() }
            store.events.forward(to: log.hear)
            return Screen(
                model: store, state: { .init(screen: store.state, navigations: log.navigations) },
                perform: store.send)
        },
    ]

    @MainActor
    private static func gated(_ content: [User], by requests: Requests) -> GatedUsers {
        GatedUsers(content, requests: requests)
    }
}

/// Writes an event down as often as there are subscribers, and again when told again.
@MainActor
private final class Log {
    private(set) var navigations: [User.ID] = []
    var subscribers = 0

    func hear(_ event: UsersEvent) {
        guard case .navigate(let id) = event else { return }
        for _ in 0..<subscribers { navigations.append(id) }
    }

    func tellAgain() {
        if let last = navigations.last { navigations.append(last) }
    }
}
