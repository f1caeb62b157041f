extension Counter {
    /// For previews and scenarios.
    public static let sample = Counter(value: 41, version: 7)
}
