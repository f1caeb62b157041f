import Elements

/// Not in SwiftUI: a view that is drawn by itself.
@MainActor @preconcurrency
public protocol _Primitive: View where Body == Never {
    @MainActor func _parts(_ context: _Context) -> [_Part]
}
@available(iOS 13, macOS 10.15, *)
extension _Primitive {
    public var body: Never { fatalError() }
}

/// A view that is one element, or several that belong together.
@MainActor @preconcurrency
protocol Leaf: _Primitive {
    @MainActor func elements(_ context: _Context) -> [Element]
}
extension Leaf {
    public func _parts(_ context: _Context) -> [_Part] {
        [_Part(path: context.path, render: { elements(context) })]
    }
}

/// Where in the tree a view is, and what it gets from the views around it.
public struct _Context {
    let host: Host
    var path: String
    var environment: EnvironmentValues
    /// True if the body that this is a part of has just been evaluated.
    var isFresh: Bool
    /// The name of the view or the modifier whose body this is in.
    var view = ""

    func at(_ component: String) -> _Context {
        var context = self
        context.path += "/" + component
        return context
    }

    /// Reports what Apple's SwiftUI would refuse.
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

/// One of the views that a view stands for; a list makes a row of each.
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

/// All texts of these elements, as parts of one element.
@MainActor
func spoken(_ elements: [Element]) -> String {
    elements.map(\.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
}

/// The type's name without its parameters.
func name<T>(_ type: T.Type) -> String {
    let text = String(describing: type)
    return text.hasPrefix("(") ? "tuple" : String(text.prefix { $0 != "<" })
}
