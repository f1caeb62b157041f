#if canImport(SwiftUI)
import Presentation
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif

#if canImport(UIKit)
import UIKit
#endif

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
            await writes?.value
            application.endBackgroundTask(time)
        }
        #else
        _ = writes
        #endif
    }
}

#if canImport(AppKit)
/// Lets the app quit when all is written.
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
