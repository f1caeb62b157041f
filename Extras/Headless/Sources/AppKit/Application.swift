// AppKit, from its public documentation, as far as an app uses it to start and to quit.
package import Elements
public import Foundation

@MainActor
public protocol NSApplicationDelegate: NSObject {
    /// In the original, each object has it.
    init()
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
}

@MainActor
public class NSApplication {
    public enum TerminateReply: Sendable { case terminateNow, terminateCancel, terminateLater }
    public enum ActivationPolicy: Sendable { case regular }
    public enum ModalResponse: Int, Sendable {
        case alertFirstButtonReturn, alertSecondButtonReturn
    }

    public internal(set) static var shared = NSApplication()
    public weak var delegate: (any NSApplicationDelegate)?

    /// Not in the original: what a test reads, and the button that a person taps in the next alert.
    package private(set) var hasEnded = false
    package private(set) var isAwaitingReply = false
    package let problems = Problems()
    package var isActive = true
    package private(set) var asked: [String] = []
    package var answer: String?
    package static func launch() { shared = NSApplication() }

    public func setActivationPolicy(_ policy: ActivationPolicy) {}
    public func activate() { isActive = true }

    public func terminate(_ sender: Any?) {
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

    fileprivate func ask(_ alert: NSAlert) -> ModalResponse {
        let buttons = alert.buttons.map { "\n  button “\($0)”" }.joined()
        asked.append(
            "alert “\(alert.messageText)”\n  text “\(alert.informativeText)”" + buttons)
        defer { answer = nil }
        if !isActive { problems.report("“\(alert.messageText)” is asked behind other apps") }
        guard let answer, let index = alert.buttons.firstIndex(of: answer) else {
            problems.report("nobody answers “\(alert.messageText)” with “\(answer ?? "")”")
            return .alertFirstButtonReturn
        }
        return ModalResponse(rawValue: index) ?? .alertFirstButtonReturn
    }
}

@MainActor
public class NSAlert {
    public var messageText = ""
    public var informativeText = ""
    fileprivate var buttons: [String] = []

    public init() {}

    public func addButton(withTitle title: String) { buttons.append(title) }

    /// Returns when the alert has been answered. Until then nothing else happens.
    public func runModal() -> NSApplication.ModalResponse { NSApplication.shared.ask(self) }
}
