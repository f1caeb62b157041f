package import Presentation
package import Scenarios

/// A users screen in either pattern. Each screen writes its own `load`, so a mistake can only be there.
@MainActor
package protocol UsersScreen: AnyObject {
    var state: UsersState { get set }
    func load()
}

extension UsersScreen {
    package var screen: Screen<UsersScenario> {
        Screen(model: self, state: { self.state }) { step in
            switch step {
            case .load: self.load()
            case .select, .back, .search, .clearError: self.state.take(step)
            case .link: break
            }
            return nil
        }
    }
}
