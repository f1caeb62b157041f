package import Elements

/// A window, and the view controller in it, which appears at once.
@MainActor
open class UIWindow: UIView {
    private var root: UIViewController?
    /// Not in the original: nothing here has views that are evaluated.
    package let evaluations: [String: Int] = [:]
    package let problems: [String] = []
    package let announcements: [String] = []

    package convenience init(_ root: UIViewController) {
        self.init(frame: .zero)
        self.root = root
        root.appear(in: self)
    }
}

extension UIWindow: Stage {
    package var elements: [Element] { root?.elements(at: Place()) ?? [] }
    package var alert: Element? { root?.alert }
    package func update() {}
    package func act(_ action: @MainActor () -> Void) { action() }
    package func moveToBackground(_ isBackground: Bool) {}
    package func open(_ address: String) {}
}
