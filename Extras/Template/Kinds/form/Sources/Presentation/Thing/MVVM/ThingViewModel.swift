public import Domain
public import Observation

/// The rules of the thing screen, as MVVM.
@MainActor
@Observable
public final class ThingViewModel {
    public private(set) var state = ThingState()

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

    /// Reads the thing, in place of a load that is open. Asks for nothing while there is something to save.
    @discardableResult
    public func load() -> ScreenTask {
        guard change({ $0.beginLoad() }) else { return .ended }
        return tasks.read(.load, for: self, useCases.getThing.execute) { screen, result in
            screen.change { $0.endLoad(result) }
        }
    }

    /// Shows the change at once, and saves it half a second after the last one.
    ///
    /// Returns what waits for the pause, or nil if nothing has changed.
    @discardableResult
    public func edit(_ thing: Thing) -> ScreenTask? {
        guard change({ $0.edit(thing) }) else { return nil }
        tasks.cancel(.load)
        return tasks.read(.pause, for: self) { [delay] () throws(CancellationError) in
            try await delay.wait(for: .milliseconds(500))
        } receive: { screen, _ in
            screen.save()
        }
    }

    /// Saves now what was changed, as when the screen goes out of sight.
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

    /// Clears the error, unless another one is shown by now.
    public func dismiss(_ error: ThingError) {
        state.errors.dismiss(error)
    }

    /// Ends the load that is open; what was changed is saved. Writes go on.
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
