// Parts of UIKit for the appearance. They show nothing that a user can read or tap.
public import Foundation

@available(iOS 9, *)
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .init()
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    { .init() }
}
@available(iOS 9, *)
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}
@available(iOS 9, *)
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@available(iOS 9, *)
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@available(iOS 9, *)
extension UIView {
    public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
    public var widthAnchor: NSLayoutDimension { .init() }
    public var layoutMarginsGuide: UILayoutGuide { .init() }
}

@available(iOS 9, *)
@MainActor
open class UILayoutGuide: NSObject {
    open var widthAnchor: NSLayoutDimension { .init() }
}

@available(iOS 6, *)
@MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Sendable { case horizontal, vertical }
    @available(iOS 8, *)
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@available(iOS 2, *)
open class UIColor: NSObject, @unchecked Sendable {
    @available(iOS 13, *)
    open class var systemBackground: UIColor { UIColor() }
}

@available(iOS 2, *)
@MainActor
open class UIFont: NSObject {
    @available(iOS 7, *)
    public enum TextStyle: Sendable {
        @available(iOS 11, *)
        case largeTitle
    }
    @available(iOS 7, *)
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

@available(iOS 3, *)
public enum UIAccessibilityTraits: Sendable { case none, updatesFrequently }

@available(iOS 2, *)
public enum UIKeyboardType: Sendable { case emailAddress, numbersAndPunctuation }

@available(iOS 11, *)
public enum UITextContentType: Sendable { case username, password }
