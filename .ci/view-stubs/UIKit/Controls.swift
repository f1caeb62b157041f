public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {}

@MainActor
open class UIAction: UIMenuElement {
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        handler: @escaping UIActionHandler
    ) { fatalError() }
}

@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let valueChanged = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 1)
        public static let primaryActionTriggered = Event(rawValue: 1)
    }
    open var isEnabled: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) { fatalError() }
}

@MainActor
open class UIButton: UIControl {
    public struct Configuration: Sendable {
        public static func plain() -> Configuration { fatalError() }
        public static func bordered() -> Configuration { fatalError() }
        public var title: String? {
            get { fatalError() }
            set { fatalError() }
        }
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        fatalError()
    }
}

@MainActor
open class UIRefreshControl: UIControl {
    open func endRefreshing() { fatalError() }
}

@MainActor
open class UIBarItem: NSObject {
    open var isEnabled: Bool {
        get { fatalError() }
        set { fatalError() }
    }
}

@MainActor
open class UIBarButtonItem: UIBarItem {
    public convenience init(primaryAction: UIAction?) { fatalError() }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        fatalError()
    }
}

@MainActor
open class UINavigationItem: NSObject {
    open var leftBarButtonItem: UIBarButtonItem? {
        get { fatalError() }
        set { fatalError() }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { fatalError() }
        set { fatalError() }
    }
}
