#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
import Foundation

/// Lets the app quit after all writes have succeeded. If a write fails, or the writes take too long, the
/// user decides whether the app quits.
public final class QuitDelegate: NSObject, NSApplicationDelegate {
    static weak var app: RunningApp?
    /// Opens the window again. The user may have closed it, because that is one way to quit the app.
    static var openWindow: @MainActor () -> Void = {}

    public func applicationShouldTerminate(_ mac: NSApplication) -> NSApplication.TerminateReply {
        guard let app = Self.app else { return .terminateNow }
        Task {
            var isToQuit = await app.finishWrites(within: .seconds(10))
            if !isToQuit {
                // If the user quits from the Dock, another app may be in front.
                mac.activate()
                Self.openWindow()
                isToQuit = await app.askToQuit()
            }
            mac.reply(toApplicationShouldTerminate: isToQuit)
        }
        return .terminateLater
    }
}
#endif
