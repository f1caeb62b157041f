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

/// To be changed when it reads or writes.
extension ThingViewModel: TabViewModel {
    var writesInFlight: ScreenTask? { nil }
    func load() -> ScreenTask { .ended }
    func saveDrafts() -> ScreenTask? { nil }
    func stop() {}
}
