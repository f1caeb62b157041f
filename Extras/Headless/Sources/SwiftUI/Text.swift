import Elements

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
}

public struct Text: Equatable, Sendable {
    let text: String
    public init(_ key: LocalizedStringKey) { text = key.text }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { text = String(content) }
}
extension Text: View, Leaf {
    func elements(_ context: _Context) -> [Element] { [context.element(.text, text)] }
}

public struct Label: Leaf {
    private let title: Text
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) { title = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
    }
    func elements(_ context: _Context) -> [Element] { title.elements(context) }
}

public struct LabeledContent: Leaf {
    private let (label, value): (String, String)
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        (label, self.value) = (titleKey.text, String(value))
    }
    func elements(_ context: _Context) -> [Element] {
        [context.element(.text, label, value: value)]
    }
}
