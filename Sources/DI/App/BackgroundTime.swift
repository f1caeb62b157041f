#if canImport(UIKit)
import UIKit

/// Time that the system grants when the app has left the foreground, until it is ended or used up.
@MainActor
final class BackgroundTime {
    private var id = UIBackgroundTaskIdentifier.invalid

    init() {
        id = UIApplication.shared.beginBackgroundTask { self.end() }
    }

    /// The second time it does nothing.
    func end() {
        guard id != .invalid else { return }
        UIApplication.shared.endBackgroundTask(id)
        id = .invalid
    }
}
#endif
