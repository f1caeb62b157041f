import Elements

public struct ButtonRole: Equatable, Sendable {
    fileprivate let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: Leaf {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    @preconcurrency
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(role, action, label()) }

    private init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
        (self.role, self.action, self.label) = (role, action, label)
    }

    func elements(_ context: _Context) -> [Element] {
        // What the label says is combined, property by property.
        let label = render(label, context.at("label"))
        let value = label.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
        for element in label { element.value = "" }
        let button = context.element(.button, spoken(label), value: value)
        button.tap = action
        button.traits = role.map { [$0.name] } ?? []
        return [button]
    }
}
extension Button where Label == Text {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role, action, Text(titleKey)) }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(role, action, Text(title)) }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role, action, .init(titleKey, systemImage: systemImage)) }
}
