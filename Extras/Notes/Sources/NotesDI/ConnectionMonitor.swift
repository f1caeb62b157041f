#if canImport(Network)
import Dispatch
import Network

/// Calls `restored` when the device has a connection again.
@MainActor
final class ConnectionMonitor {
    private let monitor = NWPathMonitor()
    private let restored: () -> Void
    private var isConnected = true

    init(restored: @escaping () -> Void) {
        self.restored = restored
        monitor.pathUpdateHandler = { [weak self] path in
            let isConnected = path.status == .satisfied
            MainActor.assumeIsolated { self?.receive(isConnected) }
        }
        monitor.start(queue: .main)
    }

    deinit { monitor.cancel() }

    /// Calls `restored` only when a lost connection is back. The monitor also reports other events, such
    /// as the change from Wi-Fi to a mobile network.
    private func receive(_ isConnected: Bool) {
        if isConnected, !self.isConnected { restored() }
        self.isConnected = isConnected
    }
}
#endif
