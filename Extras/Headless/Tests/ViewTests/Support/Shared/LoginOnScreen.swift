import Domain
import Headless
import Live
import Presentation
import Scenarios
import SwiftUI

struct LoginOnScreen: OnScreen {
    typealias Feature = LoginScenario

    let screen: HeadlessScreen

    init(_ screen: HeadlessScreen) { self.screen = screen }

    private var page: HeadlessScreen.Seen? { screen.stack("Log In").first }

    func take(_ step: LoginScenario.Step, in state: LoginScenario.State) throws -> String? {
        guard let page else { return "somebody is logged in" }
        guard page.first("button", "Log In")?.isEnabled == true else {
            return "the form is disabled"
        }
        switch step {
        case .email(let email): try screen.type(email, into: "Email")
        case .password(let password): try screen.type(password, into: "Password")
        case .submit: try screen.tap("Log In")
        }
        return nil
    }

    /// A user can't see which session was opened, nor read the password.
    func seen(over state: LoginScenario.State) throws -> LoginScenario.State {
        let page = try page.orNotSeen("the form", screen)
        let button = try page.first("button", "Log In").orNotSeen("the button", screen)
        var seen = LoginState()
        seen.credentials.email = page.first("field", "Email")?.value ?? "?"
        seen.credentials.password = Password(page.first("secure field", "Password")?.value ?? "?")
        seen.isSubmitting = button.value == "Waiting for an answer"
        seen.session = state.screen.session
        guard seen.isEditable == button.isEnabled else {
            throw NotSeen("whether the form can be edited", screen)
        }
        // The message about a field is below the field.
        var above = ""
        for element in page.children {
            guard element.role == "text" else {
                above = element.label
                continue
            }
            switch above {
            case "Log In" where element.label.hasPrefix(Self.notLoggedOut):
                let reason = element.label.dropFirst(Self.notLoggedOut.count)
                seen.logOutError = .unavailable(Reason(String(reason)))
            case "Log In": seen.error = .unavailable(Reason(element.label))
            case let field:
                let problem = try Self.problem(element.label).orNotSeen("a problem", screen)
                guard field == "\(problem.field)".capitalized else {
                    throw NotSeen("\(problem) below its field", screen)
                }
                seen.problems.append(problem)
            }
        }
        return LoginScenario.State(screen: seen, events: state.events)
    }

    static let notLoggedOut = "The last user is still logged in on this device. "

    private static func problem(_ message: String) -> CredentialProblem? {
        [.emailMissing, .emailMalformed, .passwordMissing].first { $0.message == message }
    }

    static let makers: [ViewMaker<LoginScenario>] = [
        ViewMaker(.mvvm) { (model: LoginViewModel) in
            HeadlessScreen(playing: NavigationStack { LoginMVVMView(viewModel: model) })
        },
        ViewMaker(.mvi) { (store: LoginStore) in
            HeadlessScreen(playing: NavigationStack { LoginMVIView(store: store.scoped) })
        },
    ]
}
