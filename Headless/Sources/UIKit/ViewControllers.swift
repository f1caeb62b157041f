import Elements
public import Foundation

@MainActor
open class UIViewController: UIResponder {
    open var title: String?
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    public let navigationItem = UINavigationItem()
    open private(set) var presentedViewController: UIViewController?
    private weak var presenting: UIViewController?
    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) { nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadedView = makeView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presenting = self
        completion?()
    }

    /// Dismisses what this presents, or else itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, let presenting {
            return presenting.dismiss(animated: flag, completion: completion)
        }
        presentedViewController = nil
        completion?()
    }

    func makeView() -> UIView { UIView(frame: .zero) }

    func appear(in window: UIWindow) {
        view.window = window
        viewDidAppear(false)
    }

    var alert: Element? {
        (presentedViewController as? UIAlertController)?.element ?? presentedViewController?.alert
    }

    /// A page with what is in the bar, and what stands in the place of the view if there is something.
    func elements(at place: Place) -> [Element] {
        let items = [navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem]
        let bar = items.compactMap { $0?.element(at: place) }
        let unavailable = (contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
            .map { [$0.element(at: place)] }
        let children = bar + view.elements(at: place) + (unavailable ?? [])
        return [Element(.page, title ?? "", children: children, at: place)]
    }
}

@MainActor
open class UINavigationController: UIViewController {
    private let root: UIViewController
    public init(rootViewController: UIViewController) {
        root = rootViewController
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    override func appear(in window: UIWindow) { root.appear(in: window) }
    override var alert: Element? { root.alert ?? super.alert }
    override func elements(at place: Place) -> [Element] { root.elements(at: place) }
}

@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
    open var message: String?
    private var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message) = (title, message)
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    var element: Element {
        let place = Place()
        let texts = message.map { [Element(.text, $0, at: place)] } ?? []
        let buttons = actions.map { action in
            let button = Element(.button, action.title ?? "", at: place)
            // The system takes the alert away, then calls the handler.
            button.tap = { self.dismiss(animated: true) { action.handler?(action) } }
            return button
        }
        return Element(.alert, title ?? "", children: texts + buttons, at: place)
    }
}

@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
    public typealias Handler = @MainActor @Sendable (_ action: UIAlertAction) -> Void
    let title: String?
    let handler: Handler?
    public init(title: String?, style: Style, handler: Handler? = nil) {
        (self.title, self.handler) = (title, handler)
    }
}
