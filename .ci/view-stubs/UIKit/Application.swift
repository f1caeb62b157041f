public struct UIBackgroundTaskIdentifier: Hashable, Sendable {}

@MainActor
public class UIApplication {
    public class var shared: UIApplication { fatalError() }

    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { fatalError() }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { fatalError() }
}
