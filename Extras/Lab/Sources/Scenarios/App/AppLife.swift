package import Domain
import Observation
package import Presentation

/// The app in one pattern, from its opening to its end.
@MainActor
package protocol PlayedApp: AppScreen {
    var shownUserIDs: [User.ID] { get }
    /// A step on a screen that is not shown does nothing.
    func perform(_ step: AppScenario.Step) -> ScreenTask?
}

/// An app that can be ended, and opened again where it was. At first it runs.
@MainActor
@Observable
package final class AppLife {
    /// Nil while the app does not run.
    package private(set) var app: (any PlayedApp)?
    private var isQuitting = false
    private var process = Requests.Process()
    private let keepPlace: any KeepPlaceUseCase
    private let make: () -> any PlayedApp

    package init(_ keepPlace: any KeepPlaceUseCase, make: @escaping () -> any PlayedApp) {
        self.keepPlace = keepPlace
        self.make = make
        app = make()
    }

    package var screen: Screen<AppScenario> {
        Screen(model: self, state: { self.state }) { step in
            Requests.$process.withValue(self.process) { self.perform(step) }
        }
    }

    private var state: AppScenario.State {
        AppScenario.State(
            app: app?.state, isQuitting: isQuitting, place: app?.place,
            shownUserIDs: app?.shownUserIDs ?? [], isWriting: app?.writesInFlight != nil)
    }

    private func perform(_ step: AppScenario.Step) -> Screen<AppScenario>.Call? {
        guard let app else {
            guard step == .reopen else { return nil }
            process = Requests.Process()
            return Requests.$process.withValue(process) {
                let opened = make()
                let starting = opened.start()
                app = opened
                return starting.finish
            }
        }
        switch step {
        case .reopen: break
        case .end: end(app)
        case .leave: keepPlace(of: app)
        case .quit: return isQuitting ? nil : quit(app)
        case .link(let text):
            guard let link = try? AppLink("sidebyside://\(text)") else { return nil }
            return app.openLink(link)?.finish
        case .logIn(let email):
            _ = app.perform(.login(.email(email)))
            _ = app.perform(.login(.password("enigma")))
            return app.perform(.login(.submit))?.finish
        case .login, .logOut, .tab, .back, .items, .users, .counter:
            return app.perform(step)?.finish
        }
        return nil
    }

    /// Quits once all is written. If a write fails, the app goes on, and shows the error.
    private func quit(_ app: any PlayedApp) -> Screen<AppScenario>.Call {
        isQuitting = true
        let failedWrites = app.beginToQuit()
        let quitting = Task { [weak self, weak app] in
            while let writes = app?.writesToFinish(since: failedWrites) { await writes.finish() }
            let writes = self?.endQuit(app, since: failedWrites)
            await writes?.finish()
        }
        return { await quitting.value }
    }

    /// Ends the app if it may quit. If it goes on, returns what is still being written.
    private func endQuit(_ app: (any PlayedApp)?, since failedWrites: Int) -> ScreenTask? {
        guard let app, self.app === app else { return nil }
        isQuitting = false
        guard app.canQuit(since: failedWrites) else { return app.writesInFlight }
        end(app)
        return nil
    }

    private func end(_ app: any PlayedApp) {
        keepPlace(of: app)
        (self.app, isQuitting) = (nil, false)
        process.hasEnded = true
    }

    private func keepPlace(of app: any PlayedApp) {
        if let place = app.place { Task { await keepPlace.execute(place) } }
    }
}
