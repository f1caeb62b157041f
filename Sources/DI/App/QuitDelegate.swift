#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import Foundation
import Presentation

/// Lets the app quit when all writes have succeeded. If a write fails or takes long, asks the user.
final class QuitDelegate: NSObject, NSApplicationDelegate {
    static weak var app: RunningApp?
    /// Opens the window again if the user stays. The user may have closed the window to quit.
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
        // Brings the app to the front. Otherwise, a user who quits from the Dock would not see the
        // question.
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
