import Elements

// Views that depend on the text size. At the usual size, all views fit on the screen; at the largest size,
// none does.

/// Shows its first view or, at the largest text size, its last view.
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
