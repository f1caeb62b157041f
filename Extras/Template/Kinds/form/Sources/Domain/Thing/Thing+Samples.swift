extension Thing {
    /// For previews, tests and the app that runs without a file.
    public static let sample = Thing(text: "A text")
}
