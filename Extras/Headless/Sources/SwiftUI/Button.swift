import Elements

@available(iOS 15, macOS 12, *)
public enum ButtonRole: String, Sendable { case destructive, cancel }

@available(iOS 13, macOS 10.15, *)
public struct Button: Leaf {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: any View

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
        (role, self.action, self.label) = (nil, action, label())
    }
    @available(iOS 15, macOS 12, *)
    @preconcurrency
    public init(
        _ title: String, systemImage: String = "", role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, Text(title)) }

    /// The elements of the label become one button, with their labels and values joined.
    func elements(_ context: _Context) -> [Element] {
        let label = render(label, context.at("label"))
        let value = label.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
        for element in label { element.value = "" }
        let button = context.element(.button, spoken(label), value: value)
        button.tap = action
        button.traits = [role?.rawValue, context.environment.buttonStyle].compactMap(\.self)
        return [button]
    }
}

/// On a Mac, a button in a row has a border unless its style is plain.
@available(iOS 13, macOS 10.15, *)
public enum PrimitiveButtonStyle: String, Sendable {
    @available(iOS 15, macOS 10.15, *)
    case bordered
    case plain
}

/// A menu. In a bar, it shows only its icon.
@available(iOS 14, macOS 11, *)
public struct Menu: Leaf {
    private let title: String
    private let content: any View
    public init(_ title: String, systemImage: String, @ViewBuilder content: () -> some View) {
        (self.title, self.content) = (title, content())
    }
    func elements(_ context: _Context) -> [Element] {
        [context.element(.group, title, children: render(content, context.at("menu")))]
    }
}
