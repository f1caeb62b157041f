import Elements

/// Not in SwiftUI: a view that makes its elements itself, without a body.
@MainActor @preconcurrency
public protocol _Primitive: View where Body == Never {
    @MainActor func _parts(_ context: _Context) -> [_Part]
}
@available(iOS 13, macOS 10.15, *)
extension _Primitive {
    public var body: Never { fatalError() }
}

/// A view with one element, or with several elements that belong together.
@MainActor @preconcurrency
protocol Leaf: _Primitive {
    @MainActor func elements(_ context: _Context) -> [Element]
}
extension Leaf {
    public func _parts(_ context: _Context) -> [_Part] {
        [_Part(path: context.path, render: { elements(context) })]
    }
}

/// The position of a view in the tree, and the values that it gets from the views around it.
public struct _Context {
    let host: Host
    var path: String
    var environment: EnvironmentValues
    /// True if the body that contains this view was just evaluated.
    var isFresh: Bool
    /// The name of the view or modifier whose body contains this view.
    var view = ""

    func at(_ component: String) -> _Context {
        var context = self
        context.path += "/" + component
        return context
    }

    /// Reports something that Apple's SwiftUI would refuse.
    @MainActor
    func report(_ problem: String) { host.problems.report(named(problem)) }

    func named(_ problem: String) -> String { view.isEmpty ? problem : "\(view): \(problem)" }

    @MainActor
    func element(
        _ role: Element.Role, _ label: String = "", value: String = "", children: [Element] = []
    ) -> Element {
        let element = Element(role, label, value: value, children: children, at: host.place)
        element.isEnabled = environment.isEnabled
        return element
    }
}

/// One part of a view. A list makes a row of each part.
public struct _Part {
    var path: String
    var tag: AnyHashable?
    var tabItem: (@MainActor () -> [Element])?
    var badge = 0
    var render: @MainActor () -> [Element]
}

@MainActor
func parts<Content: View>(of view: Content, _ context: _Context) -> [_Part] {
    if let primitive = view as? any _Primitive { return primitive._parts(context) }
    let (body, inside) = context.host.bodies.body(of: view, context.at(name(Content.self))) {
        view.body
    }
    return parts(of: body, inside)
}

@MainActor
func render<Content: View>(_ view: Content, _ context: _Context) -> [Element] {
    parts(of: view, context).flatMap { $0.render() }
}

/// All texts of these elements, joined as for one element.
@MainActor
func spoken(_ elements: [Element]) -> String {
    elements.map(\.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
}

/// The type's name without its parameters.
func name<T>(_ type: T.Type) -> String {
    let text = String(describing: type)
    return text.hasPrefix("(") ? "tuple" : String(text.prefix { $0 != "<" })
}
