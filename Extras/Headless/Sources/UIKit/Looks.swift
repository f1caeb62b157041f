// Parts of which nothing can be read or tapped.
public import Foundation

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        .init()
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    { .init() }
}
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

extension UIView {
    public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
    public var widthAnchor: NSLayoutDimension { .init() }
    public var layoutMarginsGuide: UILayoutGuide { .init() }
}

@MainActor
open class UILayoutGuide: NSObject {
    open var widthAnchor: NSLayoutDimension { .init() }
}

@MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Sendable { case horizontal, vertical }
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

open class UIColor: NSObject, @unchecked Sendable {
    open class var systemBackground: UIColor { UIColor() }
}

@MainActor
open class UIFont: NSObject {
    public enum TextStyle: Sendable { case largeTitle }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1)
}

public enum UIKeyboardType: Sendable { case emailAddress }

public enum UITextContentType: Sendable { case username, password }
