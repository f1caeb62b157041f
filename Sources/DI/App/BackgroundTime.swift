#if canImport(UIKit)
import UIKit

/// Asks the system to let the app run a little longer after it has left the foreground.
@MainActor
final class BackgroundTime {
    private var id = UIBackgroundTaskIdentifier.invalid

    init() {
        id = UIApplication.shared.beginBackgroundTask { self.end() }
    }

    /// Call this when the work is done. A second call does nothing.
    func end() {
        guard id != .invalid else { return }
        UIApplication.shared.endBackgroundTask(id)
        id = .invalid
    }
}
#endif
