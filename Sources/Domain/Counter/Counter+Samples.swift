extension Counter {
    /// For previews and demos.
    public static let sample = Counter(value: 41, version: 7)
}
