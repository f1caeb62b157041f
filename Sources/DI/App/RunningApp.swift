import Domain
import Observation
package import Presentation

/// The app from its first line to quitting, over a container and without a window.
@MainActor
@Observable
package final class RunningApp {
    /// A link that can't be opened, until the user has read the message.
    package private(set) var refusedLink: AppLinkError?
    private let root: any AppRoot
    private let container: Container
    private let places: PlaceKeeper

    /// Restores where the user was. If the app was started with a link, it goes where that leads.
    package init(_ root: any AppRoot, over container: Container, link: String? = nil) {
        self.root = root
        self.container = container
        places = PlaceKeeper(of: { root.place }, in: container)
        root.start()
        if let link { open(link) }
    }

    /// Set it to false when the user has read the message.
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

    /// Call it when the connection is back, or the app is in front again.
    package func resumeSync() async { await container.resumeSync() }

    /// Saves what was typed, also in the meantime, and returns when all is written.
    ///
    /// Returns false if something could not be written. The screen shows it then.
    package func finishWrites() async -> Bool {
        let states = root.states
        root.saveDrafts()
        while let writes = ScreenTask.all([root.writesInFlight, places.flush()]) {
            await writes.finish()
            if !root.showError(since: states) { root.saveDrafts() }
        }
        return !root.showError(since: states)
    }

    /// Also returns false if that takes longer than this; the writes go on.
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
