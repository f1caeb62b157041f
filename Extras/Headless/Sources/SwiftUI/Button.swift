import Elements

public enum ButtonRole: String, Sendable { case destructive, cancel }

public struct Button: Leaf {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: any View

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
        (role, self.action, self.label) = (nil, action, label())
    }
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, Text(title)) }
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, Text(title)) }

    /// The texts of the label are combined, property by property.
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

public protocol PrimitiveButtonStyle {
    var name: String { get }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle { public let name = "bordered" }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: Self { .init() }
}
/// In a row: without it, a button of a Mac has a border there.
public struct PlainButtonStyle: PrimitiveButtonStyle { public let name = "plain" }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: Self { .init() }
}
extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        changing("buttonStyle") { $0.environment.buttonStyle = style.name }
    }
}
