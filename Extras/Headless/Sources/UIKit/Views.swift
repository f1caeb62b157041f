// A part of UIKit, written from its public documentation. It contains what the view controllers in this
// repository use, and behaves like Apple's UIKit, but draws nothing.
import Elements
@_exported public import Foundation

@available(iOS 2, *)
@MainActor
open class UIView: NSObject {
    open internal(set) weak var window: UIWindow?
    @available(iOS 3, *)
    open var accessibilityLabel: String?, accessibilityValue: String?
    @available(iOS 3, *)
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var backgroundColor: UIColor?
    @available(iOS 6, *)
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []

    public init(frame: CGRect = .zero) {}

    open func addSubview(_ view: UIView) { subviews.append(view) }

    /// The elements that can be seen.
    func elements(at place: Place) -> [Element] { subviews.flatMap { $0.elements(at: place) } }

    func described(_ element: Element) -> Element {
        element.label = accessibilityLabel ?? element.label
        element.value = accessibilityValue ?? element.value
        if accessibilityTraits == .updatesFrequently { element.traits.append("updates") }
        return element
    }
}

@available(iOS 2, *)
@MainActor
open class UILabel: UIView {
    open var text: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont!
    @available(iOS 10, *)
    open var adjustsFontForContentSizeCategory = false

    override func elements(at place: Place) -> [Element] {
        [described(Element(.text, text ?? "", at: place))]
    }
}

@available(iOS 9, *)
@MainActor
open class UIStackView: UIView {
    public enum Alignment: Sendable { case fill, center }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

@available(iOS 2, *)
@MainActor
open class UIActivityIndicatorView: UIView {
    @available(iOS 13, *)
    public enum Style: Sendable { case medium, large }
    private var isAnimating = false

    public init(style: Style) { super.init(frame: .zero) }
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override func elements(at place: Place) -> [Element] {
        isAnimating ? [described(Element(.spinner, "In progress", at: place))] : []
    }
}
