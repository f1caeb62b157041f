import Elements
public import Foundation

@MainActor
open class UIAction: NSObject {
    public typealias Handler = @MainActor (_ action: UIAction) -> Void
    let title: String
    private let handler: Handler

    public init(title: String = "", handler: @escaping Handler) {
        (self.title, self.handler) = (title, handler)
    }
    func perform() { handler(self) }
}

@MainActor
open class UIControl: UIView {
    public enum Event: Sendable { case valueChanged, primaryActionTriggered }
    open var isEnabled = true
    private var actions: [(action: UIAction, event: Event)] = []

    open func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }
    func send(_ event: Event) { for it in actions where it.event == event { it.action.perform() } }
}

@MainActor
open class UIButton: UIControl {
    public struct Configuration: Sendable {
        public var title: String?
        public static func bordered() -> Configuration { Configuration() }
    }
    private var title = ""

    public convenience init(configuration: Configuration, primaryAction: UIAction) {
        self.init(frame: .zero)
        title = configuration.title ?? primaryAction.title
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    override func elements(at place: Place) -> [Element] {
        let button = described(Element(.button, title, at: place))
        button.isEnabled = isEnabled
        button.tap = { self.send(.primaryActionTriggered) }
        return [button]
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
    private let action: UIAction

    public init(primaryAction: UIAction) { action = primaryAction }

    func element(at place: Place) -> Element {
        let button = Element(.button, action.title, at: place)
        button.isEnabled = isEnabled
        button.tap = action.perform
        return button
    }
}

@MainActor
open class UINavigationItem: NSObject {
    open var rightBarButtonItem: UIBarButtonItem?
}
