// AppKit, from its public documentation, as far as an app uses it to start and to quit.
public import Foundation

@MainActor
public protocol NSApplicationDelegate: NSObject {
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}

@MainActor
public class NSApplication {
    public enum TerminateReply: Sendable {
        case terminateNow
        case terminateLater
        case terminateCancel
    }

    public enum ActivationPolicy: Sendable {
        case regular
        case accessory
        case prohibited
    }

    public class var shared: NSApplication { application }
    private static let application = NSApplication()

    /// Not in the original: what the app has answered to a request to quit.
    package private(set) var replies: [Bool] = []

    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        replies.append(shouldTerminate)
    }

    @discardableResult
    public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }

    public func activate() {}
}
