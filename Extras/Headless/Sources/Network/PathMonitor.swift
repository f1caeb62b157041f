// A part of Network, written from its public documentation. A test changes the connection of the device.
public import Dispatch
import Synchronization

@available(iOS 12, macOS 10.14, *)
public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public let status: Status
}

@available(iOS 12, macOS 10.14, *)
public final class NWPathMonitor: @unchecked Sendable {
    private static let started = Mutex<[ObjectIdentifier: @Sendable (NWPath) -> Void]>([:])

    /// Must be set before `start`.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public init() {}
    public func start(queue: DispatchQueue) {
        Self.started.withLock { $0[ObjectIdentifier(self)] = pathUpdateHandler }
    }
    public func cancel() {
        Self.started.withLock { $0[ObjectIdentifier(self)] = nil }
    }

    /// Not in Apple's Network: changes the path. The status may stay the same.
    package static func change(to status: NWPath.Status) {
        for handler in started.withLock({ $0.values }) { handler(NWPath(status: status)) }
    }
}
