// AppKit, from its public documentation, as far as an app uses it to start and to quit.
public import Foundation

@MainActor
public protocol NSApplicationDelegate: NSObject {
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}

@MainActor
public class NSApplication {
    public enum TerminateReply: Sendable { case terminateNow, terminateLater }
    public enum ActivationPolicy: Sendable { case regular }
    public static let shared = NSApplication()

    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
    public func setActivationPolicy(_ policy: ActivationPolicy) {}
    public func activate() {}
}
