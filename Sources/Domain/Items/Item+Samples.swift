extension Item {
    /// For previews, demos and the app on its first run.
    public static let samples = [
        Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana"), Item(id: "c", name: "Cherry"),
    ]
}
