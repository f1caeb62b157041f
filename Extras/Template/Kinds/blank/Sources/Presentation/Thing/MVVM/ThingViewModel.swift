public import Observation

/// The rules of the thing screen, as MVVM.
@MainActor
@Observable
public final class ThingViewModel {
    public private(set) var state = ThingState()

    public init() {}

    public func tap() {
        state.tapCount += 1
    }
}
