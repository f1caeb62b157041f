import Elements

// Apple's views take a text as a LocalizedStringKey, too: a literal is one. Here each is a String.
public struct Text: Equatable, Sendable {
    let text: String
    public init(_ content: String) { text = content }
}
extension Text: View, Leaf {
    func elements(_ context: _Context) -> [Element] { [context.element(.text, text)] }
}

public struct Label: Leaf {
    private let title: Text
    public init(_ title: String, systemImage name: String) { self.title = Text(title) }
    func elements(_ context: _Context) -> [Element] { title.elements(context) }
}

public struct LabeledContent: Leaf {
    private let (label, value): (String, String)
    public init(_ title: String, value: String) { (label, self.value) = (title, value) }
    func elements(_ context: _Context) -> [Element] {
        [context.element(.text, label, value: value)]
    }
}
