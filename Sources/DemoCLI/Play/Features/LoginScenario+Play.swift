import Domain
import Presentation

extension LoginScenario: PlayableFeature {
    nonisolated static func rows(in state: LoginState) -> Rows? { nil }

    nonisolated static func commands(
        in state: LoginState, at row: String?
    ) -> [FeatureCommand<LoginIntent>] {
        [
            FeatureCommand(
                "e", "email",
                .ask(
                    .init(title: "Email", text: state.credentials.email) { .emailChanged($0) })),
            FeatureCommand(
                "p", "password",
                .ask(
                    .init(title: "Password", isSecret: true) { .passwordChanged(Password($0)) })),
            FeatureCommand(.enter, "submit", .submitTapped),
        ]
    }
}
