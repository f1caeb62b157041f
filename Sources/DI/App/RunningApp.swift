import Domain
import Observation
package import Presentation

/// The running app without its window. It starts, opens links, and finishes its writes before it quits.
@MainActor
@Observable
package final class RunningApp {
    /// Set when a link can't be opened; nil again after the user has read that.
    package private(set) var refusedLink: AppLinkError?
    /// Set while the user is asked whether the app quits all the same.
    private var quitQuestion: CheckedContinuation<Bool, Never>?
    /// Another root can take its place after `finishWrites()` has returned true. It gets its own `places`.
    package internal(set) var root: any AppScreen
    let container: Container
    var places: PlaceKeeper

    /// Restores the session, and opens what was open when the app ended. If there is a link, opens the
    /// link.
    package init(_ root: any AppScreen, over container: Container, link: String? = nil) {
        self.root = root
        self.container = container
        places = PlaceKeeper(of: { root.place }, in: container)
        root.start()
        if let link { open(link) }
    }

    package func open(_ link: String) {
        do throws(AppLinkError) {
            root.openLink(try AppLink(link))
        } catch {
            refusedLink = error
        }
    }

    /// Clears this error. A newer error stays.
    package func dismiss(_ error: AppLinkError) {
        if refusedLink == error { refusedLink = nil }
    }

    /// True while the user is asked whether the app quits although not everything is saved.
    package var isAskingToQuit: Bool { quitQuestion != nil }

    /// Returns what the user decides. An older question that has no answer yet is answered with “stay”.
    package func askToQuit() async -> Bool {
        answerQuitQuestion(false)
        return await withCheckedContinuation { quitQuestion = $0 }
    }

    package func answerQuitQuestion(_ isToQuit: Bool) {
        quitQuestion?.resume(returning: isToQuit)
        quitQuestion = nil
    }

    var demoLogin: Credentials? { container.demoLogin }

    /// Syncs the notes. Call this when the connection is back, or when the app is in front again.
    package func resumeSync() async { await container.resumeSync() }

    /// Saves the typed texts and the place, and waits until all writes have ended. Called when the app is in
    /// the background, where the system can end it.
    package func leave() async {
        root.saveDrafts()
        while let writes = ScreenTask.all([root.writesInFlight, places.flush()]) {
            await writes.finish()
        }
    }

    /// Saves the typed texts and the place, and waits until all writes have succeeded, as the app quits.
    /// Texts that the user types while this method waits are saved, too.
    ///
    /// Returns false if a write has failed, and shows the error. An error that is shown at the call counts as
    /// seen.
    package func finishWrites() async -> Bool {
        let failedWrites = root.beginToQuit()
        while let writes = ScreenTask.all([
            root.writesToFinish(since: failedWrites), places.flush(),
        ]) {
            await writes.finish()
        }
        return root.canQuit(since: failedWrites)
    }

    /// Like `finishWrites()`, but also returns false if the writes take longer than `limit`. In that
    /// case, the writes go on.
    package func finishWrites(within limit: Duration) async -> Bool {
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        Task { answer.yield(await finishWrites()) }
        let waiting = Task { [delay = container.delay] in
            try? await delay.wait(for: limit)
            answer.yield(false)
        }
        defer { waiting.cancel() }
        for await isSaved in answers { return isSaved }
        return false
    }
}
