import Domain
package import Presentation
package import Scenarios

/// A users screen in either pattern, of which only loads can be wrong.
@MainActor
package protocol UsersScreen: AnyObject {
    var state: UsersState { get set }
    func load()
}

extension UsersScreen {
    package var screen: Screen<UsersScenario> {
        var events: [UsersEvent] = []
        return Screen(model: self, state: { .init(screen: self.state, events: events) }) {
            switch $0 {
            case .load: self.load()
            case .search(let query): self.state.query = query
            case .select(let id): if self.state[id] != nil { events.append(.userSelected(id)) }
            case .clearError(let message):
                let error = UserError.named(message, or: self.state.error)
                if let error { self.state.errors.dismiss(error) }
            case .link: break
            }
            return nil
        }
    }
}
