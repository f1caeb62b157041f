import Domain
import Presentation

/// Reads `email / password`, then what stands beside the fields in parentheses, `…` while an answer
/// is awaited, `!` the error, `→` the session.
extension LoginScenario {
    nonisolated package static func isWaiting(_ state: State) -> Bool {
        state.screen.isSubmitting
    }

    nonisolated package static func summary(_ state: State) -> String {
        let state = state.screen
        var words = [state.credentials.email.quotedIfNeeded, "/", "\(state.credentials.password)"]
        words += state.problems.map { "(\($0))" }
        if state.isSubmitting { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        if let session = state.session { words.append("→ \(session.email)") }
        return words.joined(separator: " ")
    }

    nonisolated package static let rules = Rule<LoginScenario>.all(
        PackageResources.login_contract_txt)
}
