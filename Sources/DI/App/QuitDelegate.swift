#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import Foundation
import Presentation

/// Lets the app quit after all writes have succeeded. If a write fails, or the writes take too long, the
/// user decides whether the app quits.
final class QuitDelegate: NSObject, NSApplicationDelegate {
    static weak var app: RunningApp?
    /// Opens the window again if the user decides to stay. The window can already be closed, because
    /// closing the window is one way to quit the app.
    static var openWindow: @MainActor () -> Void = {}

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        guard let app = Self.app else { return .terminateNow }
        Task {
            let isSaved = await app.finishWrites(within: .seconds(10))
            let isToQuit = isSaved || asksToQuit(sender)
            sender.reply(toApplicationShouldTerminate: isToQuit)
            if !isToQuit { Self.openWindow() }
        }
        return .terminateLater
    }

    private func asksToQuit(_ application: NSApplication) -> Bool {
        // Brings the app to the front. Otherwise, the alert would stay behind the windows of other apps
        // if the user quits from the Dock.
        application.activate()
        let alert = NSAlert()
        alert.messageText = AppTexts.notSaved
        alert.informativeText = AppTexts.notSavedHint
        alert.addButton(withTitle: AppTexts.stay)
        alert.addButton(withTitle: AppTexts.quitAnyway)
        return alert.runModal() == .alertSecondButtonReturn
    }
}
#endif
