import Elements
public import Foundation

@MainActor
open class UIAction: NSObject {
    public typealias Handler = @MainActor (_ action: UIAction) -> Void
    let title: String
    private let handler: Handler

    public init(title: String = "", handler: @escaping Handler) {
        (self.title, self.handler) = (title, handler)
    }
    func perform() { handler(self) }
}

@MainActor
open class UIButton: UIView {
    public struct Configuration: Sendable {
        public static func bordered() -> Configuration { Configuration() }
    }
    private var action: UIAction?

    public convenience init(configuration: Configuration, primaryAction: UIAction) {
        self.init(frame: .zero)
        action = primaryAction
    }

    override func elements(at place: Place) -> [Element] {
        let button = described(Element(.button, action?.title ?? "", at: place))
        button.tap = { [action] in action?.perform() }
        return [button]
    }
}
