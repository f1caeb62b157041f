@MainActor
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get { fatalError() }
        set { fatalError() }
    }
    open var title: String? {
        get { fatalError() }
        set { fatalError() }
    }
    open var navigationItem: UINavigationItem { fatalError() }
    open var presentedViewController: UIViewController? { fatalError() }
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
    open func viewDidLoad() { fatalError() }
    open func viewDidAppear(_ animated: Bool) { fatalError() }
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) { fatalError() }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
}

@MainActor
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        fatalError()
    }
    open var message: String? {
        get { fatalError() }
        set { fatalError() }
    }
    open func addAction(_ action: UIAlertAction) { fatalError() }
}

@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
    public convenience init(
        title: String?, style: Style,
        handler: (@MainActor @Sendable (_ action: UIAlertAction) -> Void)? = nil
    ) { fatalError() }
}

@MainActor
public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var text: String? {
        get { fatalError() }
        set { fatalError() }
    }
}

public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public struct ButtonProperties {
        public var primaryAction: UIAction? {
            get { fatalError() }
            set { fatalError() }
        }
    }
    public static func loading() -> UIContentUnavailableConfiguration { fatalError() }
    public static func search() -> UIContentUnavailableConfiguration { fatalError() }
    public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
    public var image: UIImage? {
        get { fatalError() }
        set { fatalError() }
    }
    public var text: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var secondaryText: String? {
        get { fatalError() }
        set { fatalError() }
    }
    public var button: UIButton.Configuration {
        get { fatalError() }
        set { fatalError() }
    }
    public var buttonProperties: ButtonProperties {
        get { fatalError() }
        set { fatalError() }
    }
}

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewsMacros", type: "UIKitViewController")
