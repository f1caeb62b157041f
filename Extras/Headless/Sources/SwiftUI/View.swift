// A part of SwiftUI, written from its public documentation. It contains what the views in this repository
// use, and behaves like Apple's SwiftUI, but draws nothing.
@_exported public import Foundation

@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13, macOS 10.15, *)
extension Never: View {
    public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public struct EmptyView: _Primitive {
    nonisolated public init() {}
    public func _parts(_ context: _Context) -> [_Part] { [] }
}

/// Several views as one view.
@available(iOS 13, macOS 10.15, *)
public struct Group<Content: View>: _Primitive {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public func _parts(_ context: _Context) -> [_Part] { parts(of: content, context.at("Group")) }
}

/// A view of any type. It equals only its own copies.
@available(iOS 13, macOS 10.15, *)
public struct AnyView: _Primitive {
    nonisolated(unsafe) private let content: Kept<any View>
    nonisolated public init<V: View>(_ view: V) { content = Kept(view) }
    public func _parts(_ context: _Context) -> [_Part] {
        parts(of: content.value, context.at("AnyView"))
    }
}
@available(*, unavailable)
extension AnyView: Sendable {}

extension Optional: View, _Primitive where Wrapped: View {
    public func _parts(_ context: _Context) -> [_Part] {
        map { parts(of: $0, context.at("some")) } ?? []
    }
}

@available(iOS 13, macOS 10.15, *)
public struct TupleView: _Primitive {
    let views: [any View]
    public func _parts(_ context: _Context) -> [_Part] {
        views.enumerated().flatMap { parts(of: $1, context.at("\($0)")) }
    }
}

public struct _ConditionalContent: _Primitive {
    let branch: String
    let content: any View
    public func _parts(_ context: _Context) -> [_Part] { parts(of: content, context.at(branch)) }
}

@available(iOS 13, macOS 10.15, *)
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock(_ views: any View...) -> TupleView { TupleView(views: views) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor @preconcurrency
    public static func buildEither(first: some View) -> _ConditionalContent {
        _ConditionalContent(branch: "first", content: first)
    }
    @MainActor @preconcurrency
    public static func buildEither(second: some View) -> _ConditionalContent {
        _ConditionalContent(branch: "second", content: second)
    }
}
