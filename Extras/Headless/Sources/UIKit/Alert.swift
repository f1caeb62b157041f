import Elements
public import Foundation

@available(iOS 8, *)
@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Sendable { case alert }
    open var message: String?
    private var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message) = (title, message)
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    var element: Element {
        let place = Place()
        let buttons = actions.map { action in
            let button = Element(.button, action.title ?? "", at: place)
            // The system first removes the alert, and then calls the handler.
            button.tap = { self.dismiss(animated: true) { action.handler?(action) } }
            return button
        }
        let text = Element(.text, message ?? "", at: place)
        return Element(.alert, title ?? "", children: [text] + buttons, at: place)
    }
}

@available(iOS 8, *)
@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Sendable { case `default`, cancel, destructive }
    public typealias _Handler = @MainActor @Sendable (_ action: UIAlertAction) -> Void
    let title: String?
    let handler: _Handler?
    public init(title: String?, style: Style, handler: _Handler? = nil) {
        (self.title, self.handler) = (title, handler)
    }
}
