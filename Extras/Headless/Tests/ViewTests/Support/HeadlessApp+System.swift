import AppKit
import Headless
import SwiftUI
import UIKit

// Messages of an app to the system.
//
// They are in a separate file: where AppKit and UIKit are imported, Testing needs modules that only Apple
// has.
extension HeadlessApp {
    func reply() { NSApplication.shared.reply(toApplicationShouldTerminate: true) }

    /// Begins a background task, and returns a function that ends it.
    func beginBackgroundTask(_ handler: (@MainActor @Sendable () -> Void)? = nil) -> () -> Void {
        let task = UIApplication.shared.beginBackgroundTask(expirationHandler: handler)
        return { UIApplication.shared.endBackgroundTask(task) }
    }
}

/// An app that is asked to quit, and replies later.
struct LateApp: App {
    @NSApplicationDelegateAdaptor private var delegate: LateDelegate

    var body: some Scene { WindowGroup("Late") { EmptyView() } }
}

private final class LateDelegate: NSObject, NSApplicationDelegate {
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        .terminateLater
    }
}
