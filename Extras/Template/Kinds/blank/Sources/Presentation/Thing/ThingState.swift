/// The state of the thing screen.
public struct ThingState: Codable, Equatable, Sendable {
    public var tapCount = 0

    public init() {}
}
