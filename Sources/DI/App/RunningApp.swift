import Domain
import Observation
package import Presentation

/// The running app without its window: starts, opens links, and finishes its writes before it quits.
@MainActor
@Observable
package final class RunningApp {
    /// A link that can't be opened, until the user has read the message.
    package private(set) var refusedLink: AppLinkError?
    private let root: any AppRoot
    private let container: Container
    private let places: PlaceKeeper

    /// Restores the session, and where the user was. If the app was started with a link, opens the link.
    package init(_ root: any AppRoot, over container: Container, link: String? = nil) {
        self.root = root
        self.container = container
        places = PlaceKeeper(of: { root.place }, in: container)
        root.start()
        if let link { open(link) }
    }

    /// The alert sets this to false when the user has read the message.
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

    /// Call this when the connection is back, or when the app is in front again.
    package func resumeSync() async { await container.resumeSync() }

    /// Saves the typed texts, and returns when all writes have ended. Texts that are typed until then
    /// are saved, too.
    ///
    /// Returns false if a write has failed. The screen then shows the error.
    package func finishWrites() async -> Bool {
        let states = root.states
        root.saveDrafts()
        while let writes = ScreenTask.all([root.writesInFlight, places.flush()]) {
            await writes.finish()
            if !root.showError(since: states) { root.saveDrafts() }
        }
        return !root.showError(since: states)
    }

    /// Like `finishWrites()`, but also returns false after `limit`. The writes then go on.
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
