public import Domain
public import Observation

/// The rules of the thing screen, as MVVM.
@MainActor
@Observable
public final class ThingViewModel {
    public private(set) var state = ThingState()
    public let events = Events<ThingEvent>()

    private let useCases: ThingUseCases
    private let delay: any Delay
    let tasks = ScreenTasks<TaskID>()

    enum TaskID: Hashable {
        case load
        case pause
        case save
    }

    public init(useCases: ThingUseCases, delay: any Delay) {
        self.useCases = useCases
        self.delay = delay
    }

    /// Reads the thing. A load in flight is replaced. Reads nothing while there is something to save.
    @discardableResult
    public func load() -> ScreenTask {
        guard change({ $0.beginLoad() }) else { return .ended }
        return tasks.read(.load, for: self, useCases.getThing.execute) { screen, result in
            screen.change { $0.endLoad(result) }
            if case .success(let thing) = result { screen.events.emit(.changed(thing)) }
        }
    }

    /// Shows the change at once, and saves it half a second after the last change.
    ///
    /// Returns the task that waits for this pause, or nil if nothing has changed.
    @discardableResult
    public func edit(_ thing: Thing) -> ScreenTask? {
        guard change({ $0.edit(thing) }) else { return nil }
        events.emit(.changed(thing))
        tasks.cancel(.load)
        return tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } receive: { screen, _ in
            screen.save()
        }
    }

    /// Saves now what the user has changed, for example because the screen goes out of sight.
    @discardableResult
    public func save() -> ScreenTask? {
        guard let thing = change({ $0.beginSave() }) else { return nil }
        tasks.cancel(.pause)
        return tasks.write(.save, for: self) { [useCases] () throws(ThingError) in
            try await useCases.saveThing.execute(thing)
        } receive: { screen, result in
            screen.change { $0.endSave(result) }
        }
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: ThingError) {
        state.errors.dismiss(error)
    }

    /// Cancels the load in flight, and saves what was changed. Writes go on.
    public func stop() {
        save()
        tasks.cancelReads()
        state.loading.stop()
    }

    /// Changes the state in one write, so that observers are notified once.
    private func change<Value>(_ update: (inout ThingState) -> Value) -> Value {
        update(&state)
    }
}

extension ThingViewModel: @MainActor PartViewModel {
    func saveDrafts() -> ScreenTask? { save() }
}
