import Elements

// How views fit into the screen: with usual type all fit, with the largest type none does.

/// Shows the first of its views or, with the largest type, the last.
@available(iOS 16, macOS 13, *)
public struct ViewThatFits: Leaf {
    private let content: any View
    public init(in axis: Axis, @ViewBuilder content: () -> some View) { self.content = content() }
    func elements(_ context: _Context) -> [Element] {
        let views = parts(of: content, context.at("content"))
        return (context.host.hasLargestType ? views.last : views.first)?.render() ?? []
    }
}

@available(iOS 13, macOS 10.15, *)
public struct ScrollView: Leaf {
    private let content: any View
    public init(@ViewBuilder content: () -> some View) { self.content = content() }
    func elements(_ context: _Context) -> [Element] { scrolled(content, context) }
}

@MainActor
func scrolled<Content: View>(_ content: Content, _ context: _Context) -> [Element] {
    let elements = render(content, context.at("content"))
    for element in elements { element.isScrolled = true }
    return elements
}

@available(iOS 13, macOS 10.15, *)
public enum Axis: Sendable { case horizontal, vertical }
