import Elements
public import Foundation

@MainActor
open class UISwipeActionsConfiguration: NSObject {
    let actions: [UIContextualAction]
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

@MainActor
open class UIContextualAction: NSObject {
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView,
            _ completionHandler: @escaping (Bool) -> Void
        ) -> Void
    public enum Style: Sendable { case normal, destructive }
    open var image: UIImage?
    private let (style, title, handler): (Style, String?, Handler)

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }

    func element(at place: Place) -> Element {
        let button = Element(.button, title ?? "", at: place)
        button.traits = style == .destructive ? ["destructive"] : []
        button.tap = { self.handler(self, UIView()) { _ in } }
        return button
    }
}
