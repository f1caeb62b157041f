@available(iOS 14, macOS 11, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    func _parts(_ context: _Context) -> [_Part]
}
extension ToolbarContent {
    public func _parts(_ context: _Context) -> [_Part] {
        let (content, inside) = context.host.bodies.body(of: self, context.at(name(Self.self))) {
            body
        }
        return content._parts(inside)
    }
}
extension Never: ToolbarContent {}

@available(iOS 14, macOS 11, *)
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    @MainActor @preconcurrency
    public static func buildBlock<First: ToolbarContent, Second: ToolbarContent>(
        _ first: First, _ second: Second
    ) -> _ToolbarItems { _ToolbarItems(items: [first, second]) }
    @available(iOS 16, macOS 13, *)
    @MainActor @preconcurrency
    public static func buildIf(_ content: (any ToolbarContent)?) -> _ToolbarItems {
        _ToolbarItems(items: [content].compactMap(\.self))
    }
}

public struct _ToolbarItems: ToolbarContent {
    let items: [any ToolbarContent]
    public var body: Never { fatalError() }
    public func _parts(_ context: _Context) -> [_Part] {
        items.enumerated().flatMap { $1._parts(context.at("\($0)")) }
    }
}

@available(iOS 14, macOS 11, *)
public enum ToolbarItemPlacement: Sendable {
    case automatic, navigation, cancellationAction, confirmationAction
}

@available(iOS 14, macOS 11, *)
public struct ToolbarItem: ToolbarContent {
    private let content: any View
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View
    ) { self.content = content() }
    public var body: Never { fatalError() }
    public func _parts(_ context: _Context) -> [_Part] { parts(of: content, context) }
}
