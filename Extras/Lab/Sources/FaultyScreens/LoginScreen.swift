package import Domain
package import Presentation
package import Scenarios

/// A login screen in either pattern. Each screen writes its own `submit`, so a mistake can only be there.
@MainActor
package protocol LoginScreen: AnyObject {
    var state: LoginState { get set }
    func submit()
    func subscribe(_ onLogin: @escaping @MainActor (Session) -> Void)
}

extension LoginScreen {
    package var screen: Screen<LoginScenario> {
        var events: [LoginEvent] = []
        subscribe { events.append(.loggedIn($0)) }
        return Screen(model: self, state: { .init(screen: self.state, events: events) }) { step in
            if step == .submit { self.submit() } else { self.state.take(step) }
            return nil
        }
    }
}
