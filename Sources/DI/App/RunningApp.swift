public import Domain
public import Observation
public import Presentation

/// The values that `RunningApp` needs from the container of an app.
public protocol AppContainer: Sendable {
    var session: SessionUseCases { get }
    var delay: any Delay { get }
    var demoLogin: Credentials? { get }
}

extension Container: AppContainer {}

/// The running app without its window. It starts, opens links, stores the user's place, and finishes its
/// writes before it quits.
///
/// It runs the view model or the store of any app, also of an app in a package beside this one.
@MainActor
@Observable
public final class RunningApp {
    /// The error of a link that can't be opened; nil again after the user has dismissed the error.
    public private(set) var refusedLink: AppLinkError?
    /// Quits although not everything is saved. Set while the app asks the user for this decision.
    package var quitAnyway: (@MainActor () -> Void)?
    /// The place that was stored last.
    private var keptPlace: Place?
    /// The app in one pattern. It can be replaced after `finishWrites()` has returned true.
    package internal(set) var root: any RootScreen
    let container: any AppContainer

    /// Restores the session, and opens the screens that were open when the app ended. If there is a
    /// link, opens the link.
    public init(_ root: any RootScreen, over container: any AppContainer, link: String? = nil) {
        self.root = root
        self.container = container
        root.start()
        if let link { open(link) }
    }

    public func open(_ link: String) {
        do throws(AppLinkError) { try root.open(link) } catch { refusedLink = error }
    }

    /// Clears this error. A newer error stays.
    package func dismiss(_ error: AppLinkError) {
        if refusedLink == error { refusedLink = nil }
    }

    /// Saves the typed texts and the place, and waits until all writes have ended. Called when the app is in
    /// the background, where the system can end it.
    public func leave() async {
        root.saveDrafts()
        await keepPlace()
        while let writes = root.writesInFlight { await writes.finish() }
    }

    /// True if no write is in flight, nothing holds the quit, and the place is stored.
    package var isSaved: Bool {
        root.writesInFlight == nil && !root.state.holdsQuit
            && [nil, keptPlace].contains(root.state.place)
    }

    /// Called when the app quits: saves the typed texts and the place, and waits until all writes have
    /// ended. The method also saves texts that the user types during the wait.
    ///
    /// Returns false if a write fails or a form has a draft, and shows the error or the form to the user.
    /// An error that is already shown when the call begins does not count, because the user has seen it.
    public func finishWrites() async -> Bool {
        await finishWrites(since: root.beginToQuit())
    }

    private func finishWrites(since failedWrites: Int) async -> Bool {
        // If the user has logged out meanwhile, this place is not stored any more.
        keptPlace = nil
        while !Task.isCancelled {
            guard root.canQuit(since: failedWrites) else {
                root.showWhatHoldsQuit()
                await keepPlace()
                break
            }
            root.saveDrafts()
            if isSaved { return true }
            let writes = root.writesInFlight
            await keepPlace()
            await writes?.finish()
        }
        return false
    }

    /// Like `finishWrites()`, but the caller has already called `beginToQuit()`, which returned
    /// `failedWrites`. Also returns false if the writes take longer than `limit`. In that case, the
    /// writes go on, and a later failure is not brought to the front.
    package func finishWrites(since failedWrites: Int, within limit: Duration) async -> Bool {
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let finishing = Task { answer.yield(await finishWrites(since: failedWrites)) }
        let waiting = Task { [delay = container.delay] in
            try? await delay.wait(for: limit)
            answer.yield(false)
        }
        defer {
            finishing.cancel()
            waiting.cancel()
        }
        for await isSaved in answers { return isSaved }
        return false
    }

    /// Stores the place. When the app starts again, it opens there. After a logout, there is no place.
    private func keepPlace() async {
        let place = root.state.place
        if let place { await container.session.keepPlace.execute(place) }
        keptPlace = place
    }
}
