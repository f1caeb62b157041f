public import Observation

/// The rules of the thing screen, as MVVM.
@MainActor
@Observable
public final class ThingViewModel {
    public private(set) var state = ThingState()

    /// Runs the reads and writes of the screen. There are none yet, so the type of their ids is
    /// `Never`.
    let tasks = ScreenTasks<Never>()

    public init() {}

    public func tap() {
        state.tapCount += 1
    }
}

/// Change this when the screen reads or writes.
extension ThingViewModel: @MainActor PartViewModel {
    func load() -> ScreenTask { .ended }
    func dismiss(_ error: ThingState.Failure) {}
    func stop() {}
}
