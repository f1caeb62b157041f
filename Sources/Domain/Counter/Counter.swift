/// The count that the `CounterRepository` stores, with a version number.
public struct Counter: Codable, Equatable, Sendable {
    public let value: Int
    /// The repository raises the version by one with each change of the count. So a screen knows which
    /// of two counts is newer.
    public let version: Int

    public init(value: Int, version: Int) {
        self.value = value
        self.version = version
    }

    /// For previews and demos.
    public static let sample = Counter(value: 41, version: 7)
}
