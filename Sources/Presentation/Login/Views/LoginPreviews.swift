#if canImport(SwiftUI)
import Domain
import SwiftUI

#Preview("Login, failed") {
    let state = {
        var state = LoginState()
        state.problems = [.emailMalformed, .passwordMissing]
        state.error = .wrongCredentials
        state.logOutError = .unavailable("The disk is full.")
        return state
    }()
    NavigationStack {
        LoginForm(state: state, email: .constant("al@"), password: .constant(Password(""))) { nil }
    }
}
#endif
