public struct UIBackgroundTaskIdentifier: Sendable {}

@MainActor
public class UIApplication {
    public static let shared = UIApplication()
    public func beginBackgroundTask() -> UIBackgroundTaskIdentifier { .init() }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
