import Elements

// Apple's views take a text as a LocalizedStringKey, too: a literal is one. Here it is a String.
public struct Text: Equatable, Sendable {
    let text: String
    public init<S: StringProtocol>(_ content: S) { text = String(content) }
}
extension Text: View, Leaf {
    func elements(_ context: _Context) -> [Element] { [context.element(.text, text)] }
}

public struct Label: Leaf {
    private let title: Text
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
    }
    func elements(_ context: _Context) -> [Element] { title.elements(context) }
}

public struct LabeledContent: Leaf {
    private let (label, value): (String, String)
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        (label, self.value) = (String(title), String(value))
    }
    func elements(_ context: _Context) -> [Element] {
        [context.element(.text, label, value: value)]
    }
}
