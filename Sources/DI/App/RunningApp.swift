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
    /// Set while the app asks the user whether to quit although not everything is saved.
    private var quitQuestion: CheckedContinuation<Bool, Never>?
    /// The place that was stored last.
    private var keptPlace: Place?
    /// The app in one pattern. It can be replaced after `finishWrites()` has returned true.
    package internal(set) var root: any RootScreen
    let container: any AppContainer

    /// Restores the session, and opens what was open when the app ended. If there is a link, opens the
    /// link.
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

    /// True while the user is asked whether the app quits although not everything is saved.
    package var isAskingToQuit: Bool { quitQuestion != nil }

    /// Returns the decision of the user. If an older question has no answer yet, its answer is “stay”.
    package func askToQuit() async -> Bool {
        answerQuitQuestion(false)
        return await withCheckedContinuation { quitQuestion = $0 }
    }

    package func answerQuitQuestion(_ isToQuit: Bool) {
        quitQuestion?.resume(returning: isToQuit)
        quitQuestion = nil
    }

    /// Saves the typed texts and the place, and waits until all writes have ended. Called when the app is in
    /// the background, where the system can end it.
    public func leave() async {
        root.saveDrafts()
        _ = await keepPlace()
        while let writes = root.writesInFlight { await writes.finish() }
    }

    /// Saves the typed texts. Returns true if no write is in flight, nothing holds the quit, and the place is
    /// stored: then the app can quit at once.
    package func isSaved() -> Bool {
        root.saveDrafts()
        return root.writesInFlight == nil && !root.state.holdsQuit
            && [nil, keptPlace].contains(root.state.place)
    }

    /// Called when the app quits: saves the typed texts and the place, and waits until all writes have
    /// ended. The method also saves texts that the user types during the wait.
    ///
    /// Returns false if a write fails or a form has a draft, and shows the error or the form to the user.
    /// An error that is already shown when the call begins does not count, because the user has seen it.
    public func finishWrites() async -> Bool {
        let failedWrites = root.beginToQuit()
        var place: Place?
        repeat {
            let writes = root.writesToFinish(since: failedWrites)
            place = await keepPlace()
            await writes?.finish()
        } while !Task.isCancelled
            && (root.writesToFinish(since: failedWrites) != nil || root.state.place != place)
        if root.canQuit(since: failedWrites) { return true }
        if !Task.isCancelled { root.showWhatHoldsQuit() }
        return false
    }

    /// Like `finishWrites()`, but also returns false if the writes take longer than `limit`. In that
    /// case, the writes go on, and a later failure is not brought to the front.
    package func finishWrites(within limit: Duration) async -> Bool {
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let finishing = Task { answer.yield(await finishWrites()) }
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

    /// Stores the place, and returns it. When the app starts again, it opens there. After a logout, there is no
    /// place.
    private func keepPlace() async -> Place? {
        let place = root.state.place
        if let place { await container.session.keepPlace.execute(place) }
        keptPlace = place
        return place
    }
}
