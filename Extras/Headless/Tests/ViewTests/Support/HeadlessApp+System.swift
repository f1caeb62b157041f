import AppKit
import Headless
import SwiftUI
import UIKit

// What an app says to the system. This has a file of its own: where AppKit and UIKit are imported, Testing
// asks for modules that only Apple has.
extension HeadlessApp {
    func reply() { NSApplication.shared.reply(toApplicationShouldTerminate: true) }

    /// Begins a task in the background, and returns what ends it.
    func beginBackgroundTask(_ handler: (@MainActor @Sendable () -> Void)? = nil) -> () -> Void {
        let task = UIApplication.shared.beginBackgroundTask(expirationHandler: handler)
        return { UIApplication.shared.endBackgroundTask(task) }
    }
}

/// An app that has to quit, and does not know yet whether it can.
struct LateApp: App {
    @NSApplicationDelegateAdaptor private var delegate: LateDelegate

    var body: some Scene { WindowGroup("Late") { EmptyView() } }
}

private final class LateDelegate: NSObject, NSApplicationDelegate {
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        .terminateLater
    }
}
