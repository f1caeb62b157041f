/// The state of the thing screen.
public struct ThingState: Equatable, Sendable {
    public var tapCount = 0

    public init() {}
}
