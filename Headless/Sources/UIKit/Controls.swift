import Elements
public import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@MainActor
open class UIAction: NSObject {
    let title: String
    private let handler: UIActionHandler

    public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
        (self.title, self.handler) = (title, handler)
    }
    func perform() { handler(self) }
}

@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let valueChanged = Event(rawValue: 1)
        public static let primaryActionTriggered = Event(rawValue: 2)
    }
    open var isEnabled = true
    private var actions: [(UIAction, Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }
    func send(_ event: Event) {
        for (action, events) in actions where events.contains(event) { action.perform() }
    }
}

@MainActor
open class UIButton: UIControl {
    public struct Configuration: Sendable {
        public var title: String?
        public static func bordered() -> Configuration { Configuration() }
    }
    private var title = ""

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        title = configuration.title ?? primaryAction?.title ?? ""
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    override func elements(at place: Place) -> [Element] {
        let button = Element(.button, title, at: place)
        button.isEnabled = isEnabled
        button.tap = { self.send(.primaryActionTriggered) }
        return [described(button)]
    }
}

@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open func endRefreshing() { isRefreshing = false }

    func pull() {
        isRefreshing = true
        send(.valueChanged)
    }
}

@MainActor
open class UIBarButtonItem: NSObject {
    open var isEnabled = true
    private let action: UIAction?

    public init(primaryAction: UIAction?) { action = primaryAction }

    func element(at place: Place) -> Element {
        let button = Element(.button, action?.title ?? "", at: place)
        button.isEnabled = isEnabled
        button.tap = { [action] in action?.perform() }
        return button
    }
}

@MainActor
open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
}

public struct UIBackgroundTaskIdentifier: Hashable, Sendable {
    fileprivate let number: Int
}

@MainActor
public class UIApplication {
    public class var shared: UIApplication { application }
    private static let application = UIApplication()
    private var started = 0
    /// Not in the original: what the system still grants time for.
    package private(set) var backgroundTasks: Set<UIBackgroundTaskIdentifier> = []

    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        started += 1
        let task = UIBackgroundTaskIdentifier(number: started)
        backgroundTasks.insert(task)
        return task
    }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.remove(identifier)
    }
}
