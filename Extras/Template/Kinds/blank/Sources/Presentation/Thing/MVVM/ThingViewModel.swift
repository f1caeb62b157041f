public import Observation

/// The rules of the thing screen, as MVVM.
@MainActor
@Observable
public final class ThingViewModel {
    public private(set) var state = ThingState()

    /// For its reads and writes, when it has some. `Never` is the type of their ids.
    let tasks = ScreenTasks<Never>()

    public init() {}

    public func tap() {
        state.tapCount += 1
    }
}

/// To be changed when it reads or writes.
extension ThingViewModel: @MainActor PartViewModel {
    func load() -> ScreenTask { .ended }
    func dismiss(_ error: ThingState.Failure) {}
    func stop() {}
}
