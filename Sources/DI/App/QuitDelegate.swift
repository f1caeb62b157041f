#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Foundation
import Presentation

/// Opens links, and lets the app quit after all writes have succeeded. If a write fails, or the writes take
/// too long, the user decides whether the app quits.
public final class QuitDelegate: NSObject, NSApplicationDelegate {
    static weak var app: RunningApp?
    /// Opens the window again. The user may have closed it, because that is one way to quit the app.
    static var openWindow: @MainActor () -> Void = {}
    private var isToQuit = false

    /// AppKit gives each link to this method, and not to SwiftUI.
    public func application(_ mac: NSApplication, open urls: [URL]) {
        for url in urls { Self.app?.open(url.absoluteString) }
        Self.openWindow()
    }

    /// Saves when the user leaves the app. If the user then logs out of the Mac, all is saved already.
    public func applicationDidResignActive(_ notification: Notification) {
        Task { await Self.app?.leave() }
    }

    /// Cancels the quit if something is not saved, and quits again after the save.
    ///
    /// With the answer “later”, AppKit waits in a mode of the run loop in which the user may not see the
    /// question. Then the user could neither quit nor use the app. But “cancel” also cancels a logout or a
    /// shutdown of the Mac. So if all is saved, the app quits at once.
    public func applicationShouldTerminate(_ mac: NSApplication) -> NSApplication.TerminateReply {
        guard let app = Self.app, !isToQuit else { return .terminateNow }
        let failedWrites = app.root.beginToQuit()
        if app.isSaved { return .terminateNow }
        Task {
            if await app.finishWrites(since: failedWrites, within: .seconds(10)) {
                return quit(mac)
            }
            // If the user quits from the Dock, another app may be in front.
            mac.activate()
            Self.openWindow()
            app.quitAnyway = { self.quit(mac) }
        }
        return .terminateCancel
    }

    private func quit(_ mac: NSApplication) {
        isToQuit = true
        Self.app?.quitAnyway = nil
        // AppKit ignores a quit while a sheet is open or an alert closes. Here, the user has decided.
        for window in mac.windows { window.preventsApplicationTerminationWhenModal = false }
        mac.terminate(nil)
        isToQuit = false
    }
}
#endif
