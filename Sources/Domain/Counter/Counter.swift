/// The service's count and its version.
public struct Counter: Equatable, Sendable {
    public let value: Int
    /// Grows by one with each change in the service, so the newer of two answers is known.
    public let version: Int

    public init(value: Int, version: Int) {
        self.value = value
        self.version = version
    }

    /// For previews and demos.
    public static let sample = Counter(value: 41, version: 7)
}
