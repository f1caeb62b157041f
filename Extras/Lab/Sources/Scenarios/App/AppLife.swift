public import Domain
public import Observation
public import Presentation

/// An app that can end, and can be opened again where the user was. It runs at first.
@MainActor
@Observable
public final class AppLife {
    /// A step of the system, or of the user outside of the app's screens.
    public enum Step {
        case link(String)
        /// Leaves the app for another app: this app saves, and the system may end it.
        case leave
        /// Ends the app when all writes have ended.
        case quit
        /// Ends the app now.
        case end
        case reopen
    }

    private typealias Call = @MainActor () async -> Void

    /// Nil while the app does not run.
    public private(set) var app: (any RootScreen)?
    /// True while a quit waits for writes.
    public private(set) var isQuitting = false
    private var process = Requests.Process()
    private let keepPlace: any KeepPlaceUseCase
    private let make: () -> any RootScreen

    /// `keepPlace` saves where the user is. `make` makes a new app each time that the app is
    /// opened.
    public init(_ keepPlace: any KeepPlaceUseCase, make: @escaping () -> any RootScreen) {
        self.keepPlace = keepPlace
        self.make = make
        app = make()
    }

    /// The app as a screen for scenarios. `system` returns a step of the system; nil for other
    /// steps. `take` performs the other steps on the running app.
    public func screen<App: ScenarioFeature>(
        state: @escaping (AppLife) -> App.State,
        take: @escaping (App.Step, _ app: any RootScreen) -> ScreenTask?,
        system: @escaping (App.Step) -> Step?
    ) -> Screen<App> {
        Screen(model: self, state: { state(self) }) { step in
            let system = system(step)
            if case .reopen? = system, self.app == nil { self.process = Requests.Process() }
            return Requests.$process.withValue(self.process) {
                if let system { return self.perform(system) }
                return self.app.flatMap { take(step, $0) }?.finish
            }
        }
    }

    private func perform(_ step: Step) -> Call? {
        switch (step, app) {
        case (.reopen, nil):
            let opened = make()
            let starting = opened.start()
            app = opened
            return starting.finish
        case (.link(let link), let app?): return (try? app.open(link))?.finish
        case (.leave, let app?):
            keepPlace(of: app)
            return app.saveDrafts()?.finish
        case (.quit, let app?): return isQuitting ? nil : quit(app)
        case (.end, let app?): end(app)
        case (.reopen, _), (_, nil): break
        }
        return nil
    }

    /// Quits when all writes have ended. If a write fails, the app goes on and shows the error.
    private func quit(_ app: any RootScreen) -> Call {
        isQuitting = true
        let failedWrites = app.beginToQuit()
        let quitting = Task { [weak self, weak app] in
            while let writes = app?.save(since: failedWrites) {
                await writes.finish()
                // A login can wait for these writes, too. It goes out first, in each pattern.
                for _ in 1...20 { await Task.yield() }
            }
            let writes = self?.endQuit(app, since: failedWrites)
            await writes?.finish()
        }
        return { await quitting.value }
    }

    /// Ends the app if it can quit. If the app goes on, returns the writes that are in flight.
    private func endQuit(_ app: (any RootScreen)?, since failedWrites: Int) -> ScreenTask? {
        guard let app, self.app === app else { return nil }
        isQuitting = false
        guard app.canQuit(since: failedWrites) else {
            app.showWhatHoldsQuit()
            return app.writesInFlight
        }
        end(app)
        return nil
    }

    private func end(_ app: any RootScreen) {
        keepPlace(of: app)
        (self.app, isQuitting) = (nil, false)
        process.hasEnded = true
    }

    private func keepPlace(of app: any RootScreen) {
        if let place = app.state.place { Task { await keepPlace.execute(place) } }
    }
}

extension RootScreen {
    /// Saves the typed texts, and returns the writes that have to end before the app quits.
    fileprivate func save(since failedWrites: Int) -> ScreenTask? {
        guard canQuit(since: failedWrites) else { return nil }
        saveDrafts()
        return writesInFlight
    }
}
