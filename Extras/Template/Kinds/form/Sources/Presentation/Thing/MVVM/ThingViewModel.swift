public import Domain
public import Observation

/// The rules of the thing screen, as MVVM.
@MainActor
@Observable
public final class ThingViewModel {
    public private(set) var state = ThingState()
    public let events = Events<ThingEvent>()

    private let useCases: ThingUseCases
    let tasks = ScreenTasks<TaskID>()

    enum TaskID: Hashable {
        case load
        case save
    }

    public init(useCases: ThingUseCases) { self.useCases = useCases }

    /// Reads the thing. A load in flight is replaced. Does not read while a change is not saved.
    @discardableResult
    public func load() -> ScreenTask {
        guard state.beginLoad() else { return .ended }
        return tasks.read(.load, for: self, useCases.getThing.execute) { screen, result in
            screen.state.endLoad(result)
            if case .success(let thing) = result { screen.events.emit(.changed(thing)) }
        }
    }

    /// Shows the change, and saves it. While a save is in flight, the newest change waits for the end
    /// of this save.
    ///
    /// Returns the task of the save; nil if no save was started.
    @discardableResult
    public func edit(_ thing: Thing) -> ScreenTask? {
        guard state.isChanged(by: thing) else { return nil }
        tasks.cancel(.load)
        let saving = save(state.edit(thing))
        events.emit(.changed(thing))
        return saving
    }

    private func save(_ thing: Thing?) -> ScreenTask? {
        guard let thing else { return nil }
        return tasks.write(.save, for: self) { [useCases] () throws(ThingError) in
            try await useCases.saveThing.execute(thing)
        } receive: { screen, result in
            _ = screen.save(screen.state.endSave(result))
        }
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: ThingError) {
        state.errors.dismiss(error)
    }

    /// Cancels the load in flight. Writes go on.
    public func stop() {
        tasks.cancelReads()
        state.loading.endSpinner()
    }
}

extension ThingViewModel: @MainActor PartViewModel {}
