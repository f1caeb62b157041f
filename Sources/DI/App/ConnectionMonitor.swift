#if canImport(Network)
import Dispatch
import Network

/// Tells when the device has a connection again.
final class ConnectionMonitor: Sendable {
    private let monitor = NWPathMonitor()

    init(restored: @escaping @Sendable () async -> Void) {
        monitor.pathUpdateHandler = { path in
            if path.status == .satisfied { Task { await restored() } }
        }
        monitor.start(queue: .global())
    }

    deinit { monitor.cancel() }
}
#endif
