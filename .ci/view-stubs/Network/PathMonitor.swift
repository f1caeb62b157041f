public import Dispatch

public struct NWPath: Sendable {
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    public var status: Status { fatalError() }
}

public final class NWPathMonitor: Sendable {
    public init() { fatalError() }
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { fatalError() }
        set { fatalError() }
    }
    public func start(queue: DispatchQueue) { fatalError() }
    public func cancel() { fatalError() }
}
