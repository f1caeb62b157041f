import Elements

@available(iOS 13, macOS 10.15, *)
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: _Primitive {
    let content: Kept<@MainActor (_Context) -> [_Part]>
    public func _parts(_ context: _Context) -> [_Part] { content.value(context.at("content")) }
}

@available(iOS 13, macOS 10.15, *)
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: _Primitive {
    let content: Content
    let modifier: Modifier
    public func _parts(_ outer: _Context) -> [_Part] {
        let context = outer.at(name(Modifier.self))
        let parts: @MainActor (_Context) -> [_Part] = { inside in
            var inside = inside
            inside.isFresh = outer.isFresh
            inside.view = outer.view
            return SwiftUI.parts(of: content, inside)
        }
        let kept = context.host.keep(context.path + ".content", parts)
        // The body may be stored from an earlier evaluation, but its content must be the newest.
        kept.value = parts
        let (body, inside) = context.host.bodies.body(of: modifier, context) {
            modifier.body(content: _ViewModifier_Content(content: kept))
        }
        return SwiftUI.parts(of: body, inside)
    }
}

@available(iOS 13, macOS 10.15, *)
extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier. The modifier can change the values that the content gets from the views
/// around it, and each part of the content.
struct Modified<Content: View>: _Primitive {
    nonisolated(unsafe) let content: Content
    let name: String
    nonisolated let change: @MainActor (inout _Context) -> Void
    nonisolated let wrap: @MainActor (inout _Part, _Context) -> Void

    func _parts(_ outer: _Context) -> [_Part] {
        var context = outer.at(name)
        change(&context)
        return parts(of: content, context).map { part in
            var part = part
            part.path += "'" + name
            var own = outer
            own.path = part.path
            wrap(&part, own)
            return part
        }
    }
}

extension View {
    /// Changes the values that this view gets from the views around it.
    func changing(
        _ name: String, _ change: @escaping @MainActor (inout _Context) -> Void
    ) -> Modified<Self> {
        Modified(content: self, name: name, change: change) { _, _ in }
    }

    /// Changes the properties of each part of this view.
    func marked(
        _ name: String, _ mark: @escaping @MainActor (inout _Part, _Context) -> Void
    ) -> Modified<Self> {
        Modified(content: self, name: name, change: { _ in }, wrap: mark)
    }

    /// Changes the elements of this view, or performs an action when they are rendered.
    func rendering(
        _ name: String, _ body: @escaping @MainActor (_Context, [Element]) -> [Element]
    ) -> Modified<Self> {
        marked(name) { part, context in
            part.render = { [render = part.render] in body(context, render()) }
        }
    }
}
