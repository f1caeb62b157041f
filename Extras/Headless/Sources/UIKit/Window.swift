package import Elements

/// A window with a view controller. It has no bodies to evaluate, and announces nothing.
@available(iOS 2, *)
@MainActor
open class UIWindow: UIView {
    private let root: UIViewController
    private var hasAppeared = false
    /// True at the largest text size, at which little fits on the screen.
    package var hasLargestType = false {
        didSet { root.viewWillLayoutSubviews() }
    }

    package init(_ root: UIViewController) { self.root = root }

    package func appear() {
        hasAppeared = true
        root.appear(in: self)
    }
}

extension UIWindow: Stage {
    package var elements: [Element] { hasAppeared ? root.elements(at: Place()) : [] }
    package var presented: [Element] { root.alert.map { [$0] } ?? [] }
    package var problems: Problems { root.problems }
    package var announcements: [String] { [] }
    package var evaluations: [String: Int] { [:] }
    package func update() { root.update() }
    package func act(_ action: @MainActor () -> Void) { action() }
}
