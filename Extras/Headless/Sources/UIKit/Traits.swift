// The settings of the user. Only the text size can change here.

@available(iOS 8, *)
public struct UITraitCollection: Sendable {
    @available(iOS 10, *)
    public let preferredContentSizeCategory: UIContentSizeCategory
}

@available(iOS 7, *)
public struct UIContentSizeCategory: Sendable {
    @available(iOS 11, *)
    public let isAccessibilityCategory: Bool
}

@available(iOS 8, *)
extension UIViewController {
    public var traitCollection: UITraitCollection {
        let isLargest = view.window?.hasLargestType ?? false
        return .init(preferredContentSizeCategory: .init(isAccessibilityCategory: isLargest))
    }
}
