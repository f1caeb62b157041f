/// The service's count, and which state of it this is.
public struct Counter: Equatable, Sendable {
    public let value: Int
    /// Grows by one with each change that the service makes, so of two answers the newer is known.
    public let version: Int

    public init(value: Int, version: Int) {
        self.value = value
        self.version = version
    }
}
