import Elements

extension _Context {
    @MainActor
    func field(_ role: Element.Role, _ label: String, _ text: Binding<String>) -> [Element] {
        let field = element(role, label, value: text.wrappedValue)
        if role == .secureField { field.value = String(repeating: "•", count: field.value.count) }
        field.edit = { text.wrappedValue = $0 }
        field.submit = { [environment] in for action in environment.submit { action() } }
        return [field]
    }
}

public struct TextField<Label: View>: Leaf {
    private let title: Label
    private let text: Binding<String>
    func elements(_ context: _Context) -> [Element] {
        context.field(.field, spoken(title, context.at("title")), text)
    }
}
extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (title, self.text) = (Text(titleKey), text)
    }
}

public struct SecureField<Label: View>: Leaf {
    private let title: Label
    private let text: Binding<String>
    func elements(_ context: _Context) -> [Element] {
        context.field(.secureField, spoken(title, context.at("title")), text)
    }
}
extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (title, self.text) = (Text(titleKey), text)
    }
}

public struct TextEditor: Leaf {
    private let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }
    func elements(_ context: _Context) -> [Element] { context.field(.editor, "", text) }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Leaf {
    private let title: Label
    private let selection: Binding<SelectionValue>
    private let content: Content

    func elements(_ context: _Context) -> [Element] {
        let options = parts(of: content, context.at("options")).map { part in
            let option = context.element(.option, spoken(part.render()))
            if part.tag == AnyHashable(selection.wrappedValue) { option.traits = ["selected"] }
            option.tap = {
                if let tag = part.tag?.base as? SelectionValue { selection.wrappedValue = tag }
            }
            return option
        }
        return [context.element(.picker, spoken(title, context.at("title")), children: options)]
    }
}
extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { (title, self.selection, self.content) = (Text(titleKey), selection, content()) }
}
