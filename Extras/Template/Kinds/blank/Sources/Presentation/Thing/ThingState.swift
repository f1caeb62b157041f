/// All that the thing screen knows.
public struct ThingState: Equatable, Sendable {
    public var tapCount = 0

    public init() {}
}
