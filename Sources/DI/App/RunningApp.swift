import Domain
import Observation
package import Presentation

/// The running app without its window. It starts, opens links, and finishes its writes before it quits.
@MainActor
@Observable
package final class RunningApp {
    /// Set when a link can't be opened; nil again after the user has closed the alert about the link.
    package private(set) var refusedLink: AppLinkError?
    private let root: any AppRoot
    private let container: Container
    private let places: PlaceKeeper

    /// Restores the session, and opens what was open when the app ended. If there is a link, opens the
    /// link.
    package init(_ root: any AppRoot, over container: Container, link: String? = nil) {
        self.root = root
        self.container = container
        places = PlaceKeeper(of: { root.place }, in: container)
        root.start()
        if let link { open(link) }
    }

    /// True while the alert about the link is shown. The alert sets this property to false when the user
    /// closes the alert.
    package var isLinkRefused: Bool {
        get { refusedLink != nil }
        set { if !newValue { refusedLink = nil } }
    }

    package func open(_ link: String) {
        do throws(AppLinkError) {
            root.openLink(try AppLink(link))
        } catch {
            refusedLink = error
        }
    }

    /// Syncs the notes. Call this when the connection is back, or when the app is in front again.
    package func resumeSync() async { await container.resumeSync() }

    /// Saves the typed texts, and waits until all writes have ended. Texts that the user types while this
    /// method waits are saved, too, unless a write has failed.
    ///
    /// Returns false if a write has failed. In that case, the app shows the screen with the error.
    package func finishWrites() async -> Bool {
        let states = root.states
        root.saveDrafts()
        while let writes = ScreenTask.all([root.writesInFlight, places.flush()]) {
            await writes.finish()
            if !root.showError(since: states) { root.saveDrafts() }
        }
        return !root.showError(since: states)
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
