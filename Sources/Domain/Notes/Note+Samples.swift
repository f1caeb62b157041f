extension Note {
    /// For previews, demos and the app on its first run.
    public static let samples = [
        Note(id: "n1", text: "Buy milk"), Note(id: "n2", text: "Call Bo"),
    ]
}
