import Elements

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
}

public struct Text: Equatable, Sendable {
    let text: String
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { text = key.text }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { text = String(content) }
    public init(verbatim content: String) { text = content }

    public func font(_ font: Font?) -> Text { self }
    public func monospacedDigit() -> Text { self }
}
extension Text: View, Leaf {
    func elements(_ context: _Context) -> [Element] { [context.element(.text, text)] }
}

public struct Image: Equatable, Sendable {
    private let name: String
    public init(systemName: String) { name = systemName }
}
extension Image: View, Leaf {
    func elements(_ context: _Context) -> [Element] { [context.element(.image, name)] }
}

public struct Label<Title: View, Icon: View>: Leaf {
    private let title: Title
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
    }
    func elements(_ context: _Context) -> [Element] { render(title, context.at("title")) }
}
extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) { title = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
    }
}

public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}
extension LabeledContent: View, _Primitive, Leaf where Label: View, Content: View {
    func elements(_ context: _Context) -> [Element] {
        let value = spoken(content, context.at("content"))
        return [context.element(.text, spoken(label, context.at("label")), value: value)]
    }
}
extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        (label, content) = (Text(titleKey), Text(value))
    }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        (label, content) = (Text(title), Text(value))
    }
}
extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }
}
