extension Credentials {
    /// For previews, demos and the app on its first run.
    public static let samples = [
        Credentials(email: "al@x.test", password: Password("enigma"))
    ]
}
