extension Note {
    /// For previews, scenarios and the app that runs without a server.
    public static let samples = [
        Note(id: "n1", text: "Buy milk"), Note(id: "n2", text: "Call Bo"),
    ]
}
