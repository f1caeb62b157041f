extension Item {
    /// For previews, scenarios and the app that runs without a file.
    public static let samples = [
        Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana"), Item(id: "c", name: "Cherry"),
    ]
}
