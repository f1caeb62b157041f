import Domain
import Observation
package import Presentation

/// The app from its first line to quitting, over a container and without a window.
@MainActor
@Observable
package final class RunningApp {
    /// A link that can't be opened, until the user has read so.
    package private(set) var refusedLink: AppLinkError?
    private let root: any AppRoot
    private let container: Container
    private let places: PlaceKeeper

    /// Goes on where the user was, or where the link leads that the app was started with.
    package init(_ root: any AppRoot, over container: Container, link: String? = nil) {
        self.root = root
        self.container = container
        places = PlaceKeeper(of: { root.place }, in: container)
        root.start()
        if let link { open(link) }
    }

    /// Set it to false when the user has read so.
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

    /// Call it when there is a connection, or the app is in front, again.
    package func resumeSync() async { await container.resumeSync() }

    /// Saves what was typed, and returns when all is written, what is typed meanwhile included.
    ///
    /// Returns false if something could not be written; that is on the screen then.
    package func finishWrites() async -> Bool {
        let states = root.states
        root.saveDrafts()
        while let writes = ScreenTask.all([root.writesInFlight, places.flush()]) {
            await writes.finish()
            if !root.showError(since: states) { root.saveDrafts() }
        }
        return !root.showError(since: states)
    }

    /// Returns false, too, if that takes longer than this. The writes go on.
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
