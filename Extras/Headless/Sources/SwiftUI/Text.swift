import Elements

// Apple's views treat a text literal as a `LocalizedStringKey`. Here each text is a `String`.
@available(iOS 13, macOS 10.15, *)
public struct Text: Equatable, Sendable {
    let text: String
    public init(_ content: String) { text = content }
}
extension Text: View, Leaf {
    func elements(_ context: _Context) -> [Element] { [context.element(.text, text)] }
}

@available(iOS 14, macOS 11, *)
public struct Label: Leaf {
    private let title: any View
    public init(_ title: String, systemImage name: String) { self.title = Text(title) }
    public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {
        self.title = title()
    }
    func elements(_ context: _Context) -> [Element] { render(title, context.at("title")) }
}

/// An image. An image of the app is read by its name. A system image is not read, because it only
/// decorates.
@available(iOS 13, macOS 10.15, *)
public struct Image: Leaf {
    private let name: String?
    public init(_ name: String) { self.name = name }
    @available(iOS 13, macOS 11, *)
    public init(systemName: String) { name = nil }
    func elements(_ context: _Context) -> [Element] {
        name.map { [context.element(.text, $0)] } ?? []
    }
}

@available(iOS 16, macOS 13, *)
public struct LabeledContent: Leaf {
    private let (label, value): (String, String?)
    private let content: any View
    public init(_ title: String, value: String) {
        (label, self.value, content) = (title, value, EmptyView())
    }
    public init(_ title: String, @ViewBuilder content: () -> some View) {
        (label, value, self.content) = (title, nil, content())
    }
    func elements(_ context: _Context) -> [Element] {
        if let value { return [context.element(.text, label, value: value)] }
        let elements = render(content, context.at("content"))
        for field in elements where field.edit != nil { field.traits.append("labelled") }
        return elements
    }
}

extension View {
    /// Has no effect here: the label is still the name of the element.
    @available(iOS 13, macOS 10.15, *)
    public func labelsHidden() -> some View { self }
}
