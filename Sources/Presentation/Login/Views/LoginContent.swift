#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The login screen as a function of its state.
struct LoginContent: View {
    let state: LoginState
    let send: Send<LoginIntent>
    @FocusState private var focus: CredentialProblem.Field?

    var body: some View {
        Form {
            Section {
                email
                ProblemText(message: state.message(for: .email))
                password
                ProblemText(message: state.message(for: .password))
            }
            Section {
                submit
                ProblemText(message: state.error?.message)
            }
        }
        .formStyle(.grouped)
        .disabled(!state.isEditable)
        .navigationTitle("Log In")
        .defaultFocus($focus, .email)
        .onChange(of: state.problems) { before, after in
            // Editing takes problems away; only submitting finds more.
            if after.count > before.count { focus = after.first?.field }
        }
    }

    private var email: some View {
        TextField(
            "Email",
            text: send.binding(to: state.credentials.email, sending: LoginIntent.emailChanged)
        )
        .emailField()
        .submitLabel(.next)
        .focused($focus, equals: .email)
        .onSubmit { focus = .password }
    }

    private var password: some View {
        SecureField(
            "Password",
            text: send.binding(to: state.credentials.password.reveal()) {
                .passwordChanged(Password($0))
            }
        )
        .passwordField()
        .submitLabel(.go)
        .focused($focus, equals: .password)
        .onSubmit { send(.submitTapped) }
    }

    private var submit: some View {
        Button {
            send(.submitTapped)
        } label: {
            HStack {
                Text("Log In")
                if state.isSubmitting { ProgressView() }
            }
        }
        .accessibilityValue(state.isSubmitting ? "Waiting for an answer" : "")
    }
}
#endif
