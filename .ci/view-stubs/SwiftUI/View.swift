// Declarations of SwiftUI, from its public documentation, for type-checking views where there is no
// SwiftUI: what the views here use, and the overloads from which that has to be told apart. Nothing
// here does anything. What a modifier returns is opaque in the original; here it is the view itself.
@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

/// Not in the original: a view that SwiftUI draws by itself.
public protocol _Primitive: View where Body == Never {}

extension _Primitive {
    public var body: Never { fatalError() }
}

public struct EmptyView: _Primitive {
    nonisolated public init() {}
}

public struct TupleView<T>: _Primitive {}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, _Primitive where TrueContent: View, FalseContent: View {}

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { fatalError() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError() }
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: _Primitive {}

public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View, _Primitive where Content: View, Modifier: ViewModifier {}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}
