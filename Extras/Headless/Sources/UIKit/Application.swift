package import Elements

@available(iOS 4, *)
public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
    fileprivate let number: Int
    public static let invalid = Self(number: 0)
}

@available(iOS 2, *)
@MainActor
public class UIApplication {
    public internal(set) static var shared = UIApplication()
    private var handlers: [UIBackgroundTaskIdentifier: (@MainActor @Sendable () -> Void)?] = [:]
    private var count = 0

    /// Not in UIKit: tests read these properties.
    package let problems = Problems()
    package var hasBackgroundTasks: Bool { !handlers.isEmpty }
    package static func launch() { shared = UIApplication() }

    @available(iOS 4, *)
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        count += 1
        let task = UIBackgroundTaskIdentifier(number: count)
        handlers.updateValue(handler, forKey: task)
        return task
    }

    @available(iOS 4, *)
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        if handlers.removeValue(forKey: identifier) == nil {
            problems.report("a background task is ended that is not there")
        }
    }

    /// Ends the time in the background. Each task must end when its handler is called; otherwise the system
    /// kills the app.
    package func endBackgroundTime() {
        for handler in handlers.values { handler?() }
        if hasBackgroundTasks { problems.report("a background task outlives its time") }
        handlers = [:]
    }
}
