#if canImport(SwiftUI)
import Foundation
import Presentation
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif

#if canImport(UIKit)
import UIKit
#endif

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
        connection = ConnectionMonitor(restored: container.resumeSync)
        #if canImport(AppKit)
        QuitDelegate.finishWrites = finishWrites
        #endif
    }

    /// Saves what was typed, and where the user is. The task ends when all is written.
    func finishWrites() -> ScreenTask? {
        root.saveDrafts()
        return .all([root.writesInFlight, places.flush()])
    }
}

/// Shows the app, or why there is none, and hands it what the system says.
struct RunningView<Root: AppRoot, Content: View>: View {
    let app: Result<RunningApp<Root>, any Error>
    @ViewBuilder let content: (Root) -> Content
    @Environment(\.scenePhase) private var scenePhase
    @State private var refused: AppLinkError?
    @State private var isRefused = false

    var body: some View {
        switch app {
        case .success(let app):
            content(app.root)
                .onChange(of: scenePhase) { if scenePhase == .background { leave(app) } }
                .onOpenURL { open($0.absoluteString, in: app) }
                .task { if let link = Self.linkOfLaunch { open(link, in: app) } }
                .alert(
                    AppTexts.linkRefused, isPresented: $isRefused, presenting: refused
                ) { _ in
                } message: { error in
                    Text(error.message)
                }
        case .failure(let error):
            ContentUnavailableView(
                AppTexts.dataRefused, systemImage: "externaldrive.badge.exclamationmark",
                description: Text(error.localizedDescription))
        }
    }

    /// As in `swift run SideBySide sidebyside://items/b`. Xcode gives arguments that begin with a dash.
    private static var linkOfLaunch: String? {
        CommandLine.arguments.dropFirst().first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    }

    private func open(_ text: String, in app: RunningApp<Root>) {
        do {
            app.root.openLink(try AppLink(text))
        } catch {
            refused = error
            isRefused = true
        }
    }

    /// On an iPhone the app may end any time after it has left the foreground; the system grants some time.
    private func leave(_ app: RunningApp<Root>) {
        let writes = app.finishWrites()
        #if canImport(UIKit)
        let application = UIApplication.shared
        let time = application.beginBackgroundTask()
        Task {
            await writes?.finish()
            application.endBackgroundTask(time)
        }
        #else
        _ = writes
        #endif
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

#if canImport(AppKit)
/// Lets the app quit when all is written.
final class QuitDelegate: NSObject, NSApplicationDelegate {
    static var finishWrites: @MainActor () -> ScreenTask? = { nil }

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        guard let writes = Self.finishWrites() else { return .terminateNow }
        Task {
            await writes.finish()
            sender.reply(toApplicationShouldTerminate: true)
        }
        return .terminateLater
    }
}
#endif
#endif
