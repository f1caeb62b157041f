import Elements
public import Foundation

@available(iOS 13, *)
@MainActor
open class UIAction: NSObject {
    public typealias _Handler = @MainActor (_ action: UIAction) -> Void
    let title: String
    let handler: _Handler

    public init(title: String = "", handler: @escaping _Handler) {
        (self.title, self.handler) = (title, handler)
    }
}

@available(iOS 2, *)
@MainActor
open class UIButton: UIView {
    @available(iOS 15, *)
    public struct Configuration: Sendable {
        public static func bordered() -> Configuration { Configuration() }
    }
    private var action: UIAction?

    @available(iOS 15, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction) {
        self.init(frame: .zero)
        action = primaryAction
    }

    override func elements(at place: Place) -> [Element] {
        let button = described(Element(.button, action?.title ?? "", at: place))
        button.tap = { [action] in action.map { $0.handler($0) } }
        return [button]
    }
}
