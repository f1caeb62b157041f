#if canImport(SwiftUI)
import Foundation
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif

#if canImport(UIKit)
import UIKit
#endif

/// The real container, and what was made of it once: the root of the app that is shown.
@MainActor
struct RunningApp<Root> {
    let root: Result<Root, any Error>
    private let connection: ConnectionMonitor?
    /// Saves what was typed; the task ends when all is written.
    private let finishWrites: (Root) -> Task<Void, Never>?

    init(make: (Container) -> Root, finishWrites: @escaping (Root) -> Task<Void, Never>?) {
        let container = Result { try Container.ofApp() }
        root = container.map(make)
        connection = (try? container.get()).map {
            ConnectionMonitor(restored: $0.connectionRestored)
        }
        self.finishWrites = finishWrites
        #if canImport(AppKit)
        QuitDelegate.finishWrites = { [root] in (try? root.get()).flatMap(finishWrites) }
        #endif
    }

    /// On an iPhone the app may end any time after it has left the foreground; the system grants some time.
    func leftForeground() {
        guard let root = try? root.get(), let writes = finishWrites(root) else { return }
        #if canImport(UIKit)
        let application = UIApplication.shared
        let task = application.beginBackgroundTask()
        Task {
            await writes.value
            application.endBackgroundTask(task)
        }
        #endif
    }
}

/// Shows the root, or why there is none.
struct RunningView<Root, Content: View>: View {
    let app: RunningApp<Root>
    @ViewBuilder let content: (Root) -> Content
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        switch app.root {
        case .success(let root):
            content(root)
                .onChange(of: scenePhase) { if scenePhase == .background { app.leftForeground() } }
        case .failure(let error):
            ContentUnavailableView(
                "The Data Can't Be Opened", systemImage: "externaldrive.badge.exclamationmark",
                description: Text(error.localizedDescription))
        }
    }
}

extension Container {
    /// In Application Support.
    fileprivate static func ofApp() throws -> Container {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        // The settings or `SIDEBYSIDE_SERVER` may name one.
        let server =
            ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
            ?? UserDefaults.standard.string(forKey: "server")
        return try live(
            folder: support.appending(path: "SideBySide", directoryHint: .isDirectory),
            server: server.map { try serverAddress($0) })
    }
}

#if canImport(AppKit)
/// Lets the app quit when what was typed is on the disk.
final class QuitDelegate: NSObject, NSApplicationDelegate {
    static var finishWrites: @MainActor () -> Task<Void, Never>? = { nil }

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        guard let writes = Self.finishWrites() else { return .terminateNow }
        Task {
            await writes.value
            sender.reply(toApplicationShouldTerminate: true)
        }
        return .terminateLater
    }
}
#endif
#endif
