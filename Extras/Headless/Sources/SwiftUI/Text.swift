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
    private let title: any View
    public init(_ title: String, systemImage name: String) { self.title = Text(title) }
    public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {
        self.title = title()
    }
    func elements(_ context: _Context) -> [Element] { render(title, context.at("title")) }
}

/// Of an image that only decorates, nothing is read.
public struct Image: Leaf {
    public init(systemName: String) {}
    func elements(_ context: _Context) -> [Element] { [] }
}

public struct LabeledContent: Leaf {
    private let (label, value): (String, String)
    public init(_ title: String, value: String) { (label, self.value) = (title, value) }
    func elements(_ context: _Context) -> [Element] {
        [context.element(.text, label, value: value)]
    }
}
