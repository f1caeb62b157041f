/// All that the app knows: who may see it decides what there is to see.
public enum AppState: Equatable, Sendable {
    case login(LoginState)
    case main(MainState)
}
