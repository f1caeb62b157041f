package import Presentation
package import Scenarios

/// A users screen in either pattern. Each writes its own `load`, so a mistake can only be there.
@MainActor
package protocol UsersScreen: AnyObject {
    var state: UsersState { get set }
    func load()
}

extension UsersScreen {
    package var screen: Screen<UsersScenario> {
        var events: [UsersEvent] = []
        return Screen(model: self, state: { .init(screen: self.state, events: events) }) { step in
            switch step {
            case .load: self.load()
            case .select(let id): if self.state[id] != nil { events.append(.userSelected(id)) }
            case .search, .clearError: self.state.take(step)
            case .link: break
            }
            return nil
        }
    }
}
