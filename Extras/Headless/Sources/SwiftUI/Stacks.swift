import Elements

/// Views in a column. Alignment and spacing have no effect here.
@available(iOS 13, macOS 10.15, *)
public struct VStack: Leaf {
    private let content: any View
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) { self.content = content() }
    func elements(_ context: _Context) -> [Element] { render(content, context.at("content")) }
}

@available(iOS 13, macOS 10.15, *)
public struct HStack: Leaf {
    private let content: any View
    public init(@ViewBuilder content: () -> some View) { self.content = content() }
    func elements(_ context: _Context) -> [Element] {
        let elements = render(content, context.at("content"))
        if context.host.hasLargestType, elements.filter({ $0.role == .button }).count > 1 {
            context.report("“\(elements[0].label)” has no room beside others")
        }
        return elements
    }
}

/// Views on top of each other, as one view.
@available(iOS 13, macOS 10.15, *)
public struct ZStack: Leaf {
    private let content: any View
    public init(@ViewBuilder content: () -> some View) { self.content = content() }
    func elements(_ context: _Context) -> [Element] { render(content, context.at("content")) }
}

@available(iOS 13, macOS 10.15, *)
public struct Form: Leaf {
    private let content: any View
    public init(@ViewBuilder content: () -> some View) { self.content = content() }
    func elements(_ context: _Context) -> [Element] { scrolled(content, context) }
}

@available(iOS 13, macOS 10.15, *)
public struct Section: _Primitive {
    private let (header, content): (any View, any View)
    public init(
        @ViewBuilder content: () -> some View,
        @ViewBuilder header: () -> some View = { EmptyView() }
    ) { (self.header, self.content) = (header(), content()) }
    @available(iOS 15, macOS 12, *)
    public init(_ title: String, @ViewBuilder content: () -> some View) {
        self.init(content: content) { Text(title) }
    }
    public func _parts(_ context: _Context) -> [_Part] {
        parts(of: header, context.at("header")) + parts(of: content, context.at("Section"))
    }
}
