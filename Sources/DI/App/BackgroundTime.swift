#if canImport(UIKit)
import UIKit

/// Asks the system for some time, after the app has left the foreground.
@MainActor
final class BackgroundTime {
    private var id = UIBackgroundTaskIdentifier.invalid

    init() {
        id = UIApplication.shared.beginBackgroundTask { self.end() }
    }

    /// A second call does nothing.
    func end() {
        guard id != .invalid else { return }
        UIApplication.shared.endBackgroundTask(id)
        id = .invalid
    }
}
#endif
