import AppKit
import Headless
import SwiftUI
import UIKit

// What an app says to the system, in a file of its own: with AppKit and UIKit, Testing asks for modules that
// only Apple has.
extension HeadlessApp {
    func reply() { NSApplication.shared.reply(toApplicationShouldTerminate: true) }

    /// Returns what ends it.
    func beginBackgroundTask(_ handler: (@MainActor @Sendable () -> Void)? = nil) -> () -> Void {
        let task = UIApplication.shared.beginBackgroundTask(expirationHandler: handler)
        return { UIApplication.shared.endBackgroundTask(task) }
    }
}

/// Does not know yet whether it can end.
struct LateApp: App {
    @NSApplicationDelegateAdaptor private var delegate: LateDelegate

    var body: some Scene { WindowGroup("Late") { EmptyView() } }
}

private final class LateDelegate: NSObject, NSApplicationDelegate {
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        .terminateLater
    }
}
