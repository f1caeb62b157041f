// Declarations of UIKit, from its public documentation, for type-checking view controllers where
// there is no UIKit: what those here use. Nothing here does anything.
@_exported import Foundation

@MainActor
open class UIResponder: NSObject {}

@MainActor
open class UIView: UIResponder {
    public override init() { fatalError() }
    public init(frame: CGRect) { fatalError() }
    open var window: UIWindow? { fatalError() }
    open var accessibilityLabel: String? {
        get { fatalError() }
        set { fatalError() }
    }
    open var accessibilityValue: String? {
        get { fatalError() }
        set { fatalError() }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { fatalError() }
        set { fatalError() }
    }
    open var backgroundColor: UIColor? {
        get { fatalError() }
        set { fatalError() }
    }
    open func addSubview(_ view: UIView) { fatalError() }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { fatalError() }
        set { fatalError() }
    }
    open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        fatalError()
    }
}
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor
open class NSLayoutConstraint: NSObject {
    open class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { fatalError() }
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1)
}

open class UIColor: NSObject, @unchecked Sendable {
    open class var systemBackground: UIColor { fatalError() }
}

@MainActor
open class UIWindow: UIView {}

@MainActor
open class UIImage: NSObject {
    public init?(systemName: String) { fatalError() }
}

@MainActor
open class UIFont: NSObject {
    public struct TextStyle: Hashable, Sendable {
        public static let largeTitle = TextStyle()
        public static let body = TextStyle()
    }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

@MainActor
open class UILabel: UIView {
    open var text: String? {
        get { fatalError() }
        set { fatalError() }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { fatalError() }
        set { fatalError() }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { fatalError() }
        set { fatalError() }
    }
}

@MainActor
open class UIStackView: UIView {
    public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
    open var axis: NSLayoutConstraint.Axis {
        get { fatalError() }
        set { fatalError() }
    }
    open var alignment: Alignment {
        get { fatalError() }
        set { fatalError() }
    }
    open var spacing: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
    public enum Alignment: Int, Sendable {
        case fill, leading, center, trailing
    }
}
extension NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium, large
    }
    public init(style: Style) { fatalError() }
    open func startAnimating() { fatalError() }
    open func stopAnimating() { fatalError() }
}

public enum UIKeyboardType: Int, Sendable {
    case `default`
    case emailAddress
}

public struct UITextContentType: Hashable, Sendable {
    public static let username = UITextContentType()
    public static let emailAddress = UITextContentType()
    public static let password = UITextContentType()
}
