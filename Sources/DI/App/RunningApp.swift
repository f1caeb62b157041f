#if canImport(SwiftUI)
import Foundation
import Presentation

/// The app over the real container, made once.
@MainActor
struct RunningApp<Root: AppRoot> {
    let root: Root
    private let places: PlaceKeeper
    private let connection: ConnectionMonitor

    /// Fails if the container can't be made.
    static func start(_ makeRoot: @MainActor (Container) -> Root) -> Result<RunningApp, any Error> {
        Result { RunningApp(try .ofApp(), makeRoot) }
    }

    private init(_ container: Container, _ makeRoot: @MainActor (Container) -> Root) {
        let root = makeRoot(container)
        self.root = root
        root.start()
        places = PlaceKeeper(of: { root.place }, in: container)
        connection = ConnectionMonitor(restored: container.connectionRestored)
        #if canImport(AppKit)
        QuitDelegate.finishWrites = finishWrites
        #endif
    }

    /// Saves what was typed, and where the user is. The task ends when all is written.
    func finishWrites() -> Task<Void, Never>? {
        root.saveDrafts()
        return .all([root.writesInFlight, places.flush()])
    }
}

extension Container {
    /// In Application Support.
    /// The environment or the app's settings may name a server.
    fileprivate static func ofApp() throws -> Container {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        let server =
            ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
            ?? UserDefaults.standard.string(forKey: "server")
        return try live(
            folder: support.appending(path: "SideBySide", directoryHint: .isDirectory),
            server: server.map { try serverAddress($0) })
    }
}
#endif
