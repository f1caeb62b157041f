// The part of AppKit with which an app starts and quits, written from its public documentation.
package import Elements
@_exported public import Foundation

@available(macOS 10.6, *)
@MainActor
public protocol NSApplicationDelegate: NSObject {
    /// In AppKit, every object has this initializer, so Apple's protocol does not require it.
    init()
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    @available(macOS 10.13, *)
    func application(_ application: NSApplication, open urls: [URL])
    func applicationDidResignActive(_ notification: Notification)
}
@available(macOS 10.13, *)
extension NSApplicationDelegate {
    /// Optional in AppKit. A delegate without this method leaves links to SwiftUI, which may close a single
    /// window for them.
    public func application(_ application: NSApplication, open urls: [URL]) {
        application.problems.report("the delegate opens no links")
    }
}
@available(macOS 10.6, *)
extension NSApplicationDelegate {
    public func applicationDidResignActive(_ notification: Notification) {}
}

@available(macOS 10.0, *)
@MainActor
public final class NSWindow {
    @available(macOS 10.6, *)
    public var preventsApplicationTerminationWhenModal = true
    fileprivate let isModal: @MainActor () -> Bool

    /// Not in AppKit: `isModal` tells whether a sheet or an alert is open over the window.
    package init(isModal: @escaping @MainActor () -> Bool) { self.isModal = isModal }
}

@available(macOS 10.0, *)
@MainActor
public class NSApplication {
    public enum TerminateReply: Sendable { case terminateNow, terminateCancel, terminateLater }
    @available(macOS 10.6, *)
    public enum ActivationPolicy: Sendable { case regular }

    public internal(set) static var shared = NSApplication()
    public weak var delegate: (any NSApplicationDelegate)?

    public package(set) var windows: [NSWindow] = []

    /// Not in AppKit: tests read these properties.
    package private(set) var hasEnded = false
    package private(set) var isAwaitingReply = false
    package let problems = Problems()
    package private(set) var isActive = true
    package static func launch() { shared = NSApplication() }

    @available(macOS 10.6, *)
    public func setActivationPolicy(_ policy: ActivationPolicy) {}
    @available(macOS 14, *)
    public func activate() { isActive = true }

    package func deactivate() {
        isActive = false
        let left = Notification(name: Notification.Name("NSApplicationDidResignActiveNotification"))
        delegate?.applicationDidResignActive(left)
    }

    /// While a sheet or an alert is open, AppKit does nothing, and does not ask the delegate.
    public func terminate(_ sender: Any?) {
        guard
            !windows.contains(where: { $0.preventsApplicationTerminationWhenModal && $0.isModal() })
        else { return problems.report("quit while a sheet or an alert is open") }
        guard !isAwaitingReply else { return problems.report("quit again before the reply") }
        switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
        case .terminateNow: hasEnded = true
        case .terminateCancel: break
        case .terminateLater: isAwaitingReply = true
        }
    }

    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        guard isAwaitingReply else { return problems.report("a reply that nobody waits for") }
        isAwaitingReply = false
        hasEnded = shouldTerminate
    }
}

@available(macOS 11, *)
public enum NSTextContentType: Sendable { case username, password }
