import Elements
public import Foundation

@MainActor
open class UIViewController: NSObject {
    open var title: String?
    open private(set) var presentedViewController: UIViewController?
    private weak var presenting: UIViewController?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open private(set) lazy var view: UIView! = UIView()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) { nil }

    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presenting = self
    }

    /// Dismisses what this presents, or else itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, let presenting {
            return presenting.dismiss(animated: flag, completion: completion)
        }
        presentedViewController = nil
        completion?()
    }

    func appear(in window: UIWindow) {
        viewDidLoad()
        view.window = window
        viewDidAppear(false)
    }

    var alert: Element? { (presentedViewController as? UIAlertController)?.element }

    func elements(at place: Place) -> [Element] {
        [Element(.page, title ?? "", children: view.elements(at: place), at: place)]
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
    override var alert: Element? { root.alert }
    override func elements(at place: Place) -> [Element] { root.elements(at: place) }
}
