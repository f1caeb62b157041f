import Domain

extension Credentials {
    #if DEBUG
    /// The accounts that can log in while you write the app. The login screen names the first one.
    static let demo = samples
    #else
    /// A release has no accounts. For your own, give `Container.live` another `AuthenticationRepository`.
    static let demo: [Credentials] = []
    #endif
}
