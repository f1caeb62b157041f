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

    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) { fatalError() }

    public enum ActivationPolicy: Sendable {
        case regular
        case accessory
        case prohibited
    }

    public class var shared: NSApplication { fatalError() }

    @discardableResult
    public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { fatalError() }

    public func activate() { fatalError() }
}
