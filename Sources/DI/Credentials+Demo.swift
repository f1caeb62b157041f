import Domain

extension Credentials {
    /// The accounts of an app without a server. They can log in to every copy of the app, also of a release:
    /// such an app is a demo, and its login screen says so.
    static let demo = samples
}
