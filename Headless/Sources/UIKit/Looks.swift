// What can be neither read nor tapped.
public import Foundation

extension UIView {
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

open class UIColor: NSObject, @unchecked Sendable {
    open class var systemBackground: UIColor { UIColor() }
}

@MainActor
open class UIImage: NSObject {
    public init?(systemName: String) {}
}

@MainActor
open class UIFont: NSObject {
    public struct TextStyle: Hashable, Sendable {
        public static let largeTitle = TextStyle()
    }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1)
}

public enum UIKeyboardType: Int, Sendable {
    case `default`
    case emailAddress
}

public struct UITextContentType: Hashable, Sendable {
    public static let username = UITextContentType()
    public static let password = UITextContentType()
}
