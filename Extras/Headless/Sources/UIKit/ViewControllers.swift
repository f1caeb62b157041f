import Elements
public import Foundation

@available(iOS 2, *)
@MainActor
open class UIViewController: NSObject {
    open var title: String?
    @available(iOS 5, *)
    open private(set) var presentedViewController: UIViewController?
    @available(iOS 5, *)
    open private(set) weak var presentingViewController: UIViewController?
    @available(iOS 5, *)
    open private(set) var isBeingDismissed = false
    private var endDismissal: (() -> Void)?
    let problems = Problems()
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open private(set) lazy var view: UIView! = UIView()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) { nil }

    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view appears and, since iOS 18, when a trait that this function has read
    /// changes.
    @available(iOS 5, *)
    open func viewWillLayoutSubviews() {}

    /// Presents a controller. Reports a problem instead if this controller has no window, or already
    /// presents another one.
    @available(iOS 5, *)
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) {
        guard view.window != nil, presentedViewController == nil else {
            let title = viewControllerToPresent.title ?? ""
            return problems.report(
                "\(type(of: self)): “\(title)” is presented "
                    + (presentedViewController.map { "over “\($0.title ?? "")”" }
                        ?? "without a window"))
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.view.window = view.window
    }

    /// Dismisses the controller that this one presents; if there is none, dismisses this one. The
    /// controller disappears at the next update.
    @available(iOS 5, *)
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil, let presentingViewController {
            return presentingViewController.dismiss(animated: flag, completion: completion)
        }
        if presentedViewController?.isBeingDismissed ?? false {
            return problems.report("\(type(of: self)): dismisses what is being dismissed")
        }
        presentedViewController?.isBeingDismissed = true
        endDismissal = { [weak self] in
            self?.presentedViewController?.presentingViewController = nil
            self?.presentedViewController?.isBeingDismissed = false
            self?.presentedViewController = nil
            completion?()
        }
    }

    func update() {
        presentedViewController?.update()
        let end = endDismissal
        endDismissal = nil
        end?()
    }

    func appear(in window: UIWindow) {
        viewDidLoad()
        view.window = window
        viewWillLayoutSubviews()
        viewDidAppear(false)
    }

    var alert: Element? {
        presentedViewController?.alert ?? (presentedViewController as? UIAlertController)?.element
    }

    func elements(at place: Place) -> [Element] {
        [Element(.page, title ?? "", children: view.elements(at: place), at: place)]
    }
}
