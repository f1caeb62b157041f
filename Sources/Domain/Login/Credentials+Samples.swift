extension Credentials {
    /// The accounts of previews, scenarios and the app that runs without a file.
    public static let samples = [
        Credentials(email: "al@x.test", password: Password("enigma"))
    ]
}
