#if canImport(SwiftUI)
import Foundation
public import Presentation
public import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

/// The window of the app. If the app could not start, the window shows the error.
public struct RunningScene<Content: View>: Scene {
    private let title: String
    private let app: Result<(running: RunningApp, content: Content), any Error>

    /// Starts the app. If the process has an argument such as `-link sidebyside://items/b`, opens this
    /// link.
    ///
    /// Make it once, in a stored property of the `App`. On a Mac, the `App` also needs a `QuitDelegate`.
    public init<Dependencies: AppContainer, Root: RootScreen>(
        _ title: String, over makeContainer: () throws -> Dependencies,
        root makeRoot: @MainActor (Dependencies) -> Root,
        @ViewBuilder content: @MainActor (Dependencies, Root, RunningApp) -> Content
    ) {
        self.title = title
        app = Result {
            let container = try makeContainer()
            let root = makeRoot(container)
            let link = UserDefaults.standard.string(forKey: "link")
            let running = RunningApp(root, over: container, link: link)
            return (running, content(container, root, running))
        }
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        QuitDelegate.app = try? app.get().running
        #endif
    }

    public var body: some Scene {
        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
        // A `WindowGroup` would open another window for each link. A window that does not handle links may
        // close for a link, and the app quits with it. The `QuitDelegate` opens the links.
        Window(title, id: title) {
            view.frame(minWidth: 480, minHeight: 400)
                .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
        .handlesExternalEvents(matching: ["*"])
        #else
        WindowGroup(title, makeContent: { view })
        #endif
    }

    @ViewBuilder var view: some View {
        switch app {
        case .success(let app):
            RunningView(app: app.running, title: title, content: app.content)
                .environment(\.demoLogin, app.running.container.demoLogin)
        case .failure(let error):
            ContentUnavailableView(
                AppTexts.dataRefused, systemImage: "externaldrive.badge.exclamationmark",
                description: Text(error.localizedDescription))
        }
    }
}

/// Tells the app about events of the system: a link was opened, or the app went to the background.
struct RunningView<Content: View>: View {
    let app: RunningApp
    let title: String
    let content: Content
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        content
            #if !canImport(AppKit) || targetEnvironment(macCatalyst)
        .onOpenURL { app.open($0.absoluteString) }
            #endif
            .onChange(of: scenePhase) { if scenePhase == .background { leave() } }
            .environment(\.appAlert, alert)
            .onAppear {
                #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                QuitDelegate.openWindow = { openWindow(id: title) }
                #endif
            }
    }

    private var alert: ScreenAlert? {
        if let quit = app.quitAnyway {
            return ScreenAlert(
                AppTexts.notSaved, message: AppTexts.notSavedHint,
                choices: [
                    (AppTexts.stay, .cancel, { app.quitAnyway = nil }),
                    (AppTexts.quitAnyway, .destructive, quit),
                ])
        }
        return app.refusedLink.map { error in
            ScreenAlert(AppTexts.linkRefused, message: error.message) { app.dismiss(error) }
        }
    }

    /// Finishes the writes. On iOS, the system can end an app that is in the background, so this method
    /// first asks the system for more time.
    private func leave() {
        #if canImport(UIKit)
        let time = BackgroundTime()
        #endif
        Task {
            await app.leave()
            #if canImport(UIKit)
            time.end()
            #endif
        }
    }
}

#if canImport(UIKit)
/// Asks the system to let the app run a little longer after it has left the foreground.
@MainActor
private final class BackgroundTime {
    private var id = UIBackgroundTaskIdentifier.invalid

    init() { id = UIApplication.shared.beginBackgroundTask { self.end() } }

    /// Call this when the work is done. A second call does nothing.
    func end() {
        guard id != .invalid else { return }
        UIApplication.shared.endBackgroundTask(id)
        id = .invalid
    }
}
#endif
#endif
