#if canImport(SwiftUI)
public import Domain
public import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The fields of the login screen, their problems, and the button that submits them.
///
/// After a failed login, the focus moves to the field that the user has to correct, and VoiceOver speaks
/// the reason.
struct LoginForm: View {
    let state: LoginState
    @Binding var email: String
    @Binding var password: Password
    /// Returns a task that ends when the login was answered; nil if nothing was sent.
    let submit: @MainActor () -> ScreenTask?

    @Environment(\.demoLogin) private var demoLogin
    @FocusState private var focus: CredentialProblem.Field?
    /// The number of tries to log in that have ended. If two tries fail in the same way, the state is the
    /// same after both. But this number changes, so that `onChange` sees the second failure, too.
    @State private var answers = 0

    var body: some View {
        Form {
            Section {
                emailField
                problem(state.message(for: .email))
                passwordField
                problem(state.message(for: .password))
            }
            Section {
                submitButton
                ForEach(errors, id: \.self) { problem($0) }
            }
            if let demoLogin { Section { Text(LoginTexts.demo(demoLogin)) } }
        }
        .formStyle(.grouped)
        .navigationTitle(LoginTexts.title)
        .onReadyForFocus { focus = focus ?? (email.isEmpty ? .email : .password) }
        .announces { errors }
        .onChange(of: answers) {
            if state.error == nil, let refusal = state.refusal { announce(refusal) }
            if let field = state.fieldToCorrect { focus = field }
        }
    }

    /// Why a login, the restoring of a session, or a logout has failed.
    private var errors: [String] {
        [state.error?.message, state.shownLogOutError.map(LoginTexts.notLoggedOut)]
            .compactMap(\.self)
    }

    @ViewBuilder private var emailField: some View {
        let field = TextField(LoginTexts.email, text: $email)
            .textContentType(.username)
            .autocorrectionDisabled()
            .submitLabel(.next)
            .focused($focus, equals: .email)
            .onSubmit { focus = .password }
        #if canImport(UIKit)
        field.keyboardType(.emailAddress).textInputAutocapitalization(.never)
        #else
        field
        #endif
    }

    private var passwordField: some View {
        SecureField(LoginTexts.password, text: $password.revealed)
            .textContentType(.password)
            .submitLabel(.go)
            .focused($focus, equals: .password)
            .onSubmit(logIn)
    }

    private var submitButton: some View {
        Button(action: logIn) {
            HStack {
                Text(LoginTexts.submit)
                if state.isSubmitting { ProgressView().accessibilityHidden(true) }
            }
        }
        .disabled(!state.isEditable)
        .accessibilityValue(state.isSubmitting ? LoginTexts.submitting : "")
    }

    /// A message below the field or the button that it belongs to. Only the icon is red: small red text
    /// is hard to read.
    @ViewBuilder private func problem(_ message: String?) -> some View {
        if let message {
            Label {
                Text(message)
            } icon: {
                Image(systemName: "exclamationmark.circle").foregroundStyle(.red)
            }
            .font(.footnote)
        }
    }

    private func logIn() {
        let login = submit()
        Task {
            await login?.finish()
            answers += 1
        }
    }
}

extension EnvironmentValues {
    /// The account that the login screen shows if the app is a demo; nil for any other app.
    @Entry public var demoLogin: Credentials? = nil
}

extension Password {
    /// The characters of the password, for the text field's binding.
    fileprivate var revealed: String {
        get { reveal() }
        set { self = Password(newValue) }
    }
}

#Preview("Login") {
    NavigationStack {
        LoginForm(
            state: LoginState(), email: .constant("al@"), password: .constant(Password(""))
        ) { nil }
    }
}
#endif
