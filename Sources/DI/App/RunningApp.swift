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

/// The real container, and the root of the app that is shown, which is made of it once.
@MainActor
struct RunningApp<Root> {
    let root: Result<Root, any Error>
    private let connection: ConnectionMonitor?
    private let places: PlaceKeeper?
    private let open: (Root, AppLink) -> Void
    /// Saves what was typed; the task ends when all is written.
    private let finishWrites: (Root) -> Task<Void, Never>?

    /// `make` is given where the user was, and has it kept from now on.
    init(
        make: (Container, PlaceKeeper) -> Root, open: @escaping (Root, AppLink) -> Void,
        finishWrites: @escaping (Root) -> Task<Void, Never>?
    ) {
        let opened = Result {
            let folder = try Self.folder
            return (container: try Container.ofApp(folder), places: PlaceKeeper(folder: folder))
        }
        root = opened.map { make($0.container, $0.places) }
        places = try? opened.get().places
        connection = (try? opened.get().container.connectionRestored).map(ConnectionMonitor.init)
        self.open = open
        self.finishWrites = finishWrites
        #if canImport(AppKit)
        QuitDelegate.finishWrites = { [root] in (try? root.get()).flatMap(finishWrites) }
        #endif
    }

    func open(_ link: AppLink) {
        if let root = try? root.get() { open(root, link) }
    }

    /// In Application Support.
    private static var folder: URL {
        get throws {
            try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
                create: true
            ).appending(path: "SideBySide", directoryHint: .isDirectory)
        }
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

/// Shows the root, or why there is none. Links are opened on it.
struct RunningView<Root, Content: View>: View {
    let app: RunningApp<Root>
    @ViewBuilder let content: (Root) -> Content
    @Environment(\.scenePhase) private var scenePhase
    @State private var refused: AppLinkError?

    var body: some View {
        switch app.root {
        case .success(let root):
            content(root)
                .onChange(of: scenePhase) { if scenePhase == .background { app.leftForeground() } }
                .onOpenURL { open($0.absoluteString) }
                .task { if let link = Self.linkOfLaunch { open(link) } }
                .alert(
                    "This Link Can't Be Opened", isPresented: isRefused, presenting: refused
                ) { _ in
                } message: { error in
                    Text(error.message)
                }
        case .failure(let error):
            ContentUnavailableView(
                "The Data Can't Be Opened", systemImage: "externaldrive.badge.exclamationmark",
                description: Text(error.localizedDescription))
        }
    }

    /// As in `swift run SideBySide sidebyside://items/b`. Xcode gives arguments that begin with a dash.
    private static var linkOfLaunch: String? {
        CommandLine.arguments.dropFirst().first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    }

    private func open(_ text: String) {
        do {
            app.open(try AppLink(text))
        } catch {
            refused = error
        }
    }

    private var isRefused: Binding<Bool> {
        Binding { @MainActor in
            refused != nil
        } set: { @MainActor isPresented in
            if !isPresented { refused = nil }
        }
    }
}

extension Container {
    fileprivate static func ofApp(_ folder: URL) throws -> Container {
        // The environment or the app's settings may name a server.
        let server =
            ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
            ?? UserDefaults.standard.string(forKey: "server")
        return try live(folder: folder, server: server.map { try serverAddress($0) })
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
