#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import Foundation

/// Lets the app quit after all writes have succeeded. If a write fails, or the writes take too long, the
/// user decides whether the app quits.
final class QuitDelegate: NSObject, NSApplicationDelegate {
    static weak var app: RunningApp?
    /// Opens the window again. It can be closed, because closing the window is one way to quit the app.
    static var openWindow: @MainActor () -> Void = {}

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        guard let app = Self.app else { return .terminateNow }
        Task {
            var isToQuit = await app.finishWrites(within: .seconds(10))
            if !isToQuit {
                // Who quits from the Dock may have another app in front.
                sender.activate()
                Self.openWindow()
                isToQuit = await app.askToQuit()
            }
            sender.reply(toApplicationShouldTerminate: isToQuit)
        }
        return .terminateLater
    }
}
#endif
