import Elements

public struct ButtonRole: Sendable {
    fileprivate let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

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
        button.traits = role.map { [$0.name] } ?? []
        return [button]
    }
}
