import Domain
import Presentation
package import Scenarios

extension AppScenario: Feature {
    nonisolated package static let walkContent: Content = {
        var content = sampleContent
        content.items = ItemsScenario.walkContent
        content.users = UsersScenario.walkContent
        content.counter = CounterScenario.walkContent
        return content
    }()

    nonisolated package static func stepsOut(of state: State) -> [Step] {
        guard let app = state.app else { return [.reopen] }
        return app.main == nil ? [.logIn("al@x.test"), .logIn("bo@x.test")] : []
    }

    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        switch step {
        case .logIn, .link, .leave, .quit: true
        case .items(let step): ItemsScenario.doesSeveral(step)
        case .users(let step): UsersScenario.doesSeveral(step)
        case .login, .logOut, .tab, .back, .end, .reopen, .counter: false
        }
    }
}
