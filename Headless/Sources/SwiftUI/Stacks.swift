import Elements

public struct VStack<Content: View>: Leaf {
    private let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    func elements(_ context: _Context) -> [Element] { render(content, context.at("VStack")) }
}

public struct HStack<Content: View>: Leaf {
    private let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    func elements(_ context: _Context) -> [Element] { render(content, context.at("HStack")) }
}

public struct Form<Content: View>: Leaf {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func elements(_ context: _Context) -> [Element] { render(content, context.at("Form")) }
}

public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
}
extension Section: View, _Primitive where Parent: View, Content: View, Footer: View {
    public func _parts(_ context: _Context) -> [_Part] {
        parts(of: header, context.at("header")) + parts(of: content, context.at("Section"))
            + parts(of: footer, context.at("footer"))
    }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
    }
}
