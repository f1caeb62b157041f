@MainActor
public class NSApplication {
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
