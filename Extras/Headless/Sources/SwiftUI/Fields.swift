import Elements
public import Foundation

extension _Context {
    @MainActor
    func field(_ role: Element.Role, _ label: String, _ text: Binding<String>) -> [Element] {
        let field = element(role, label, value: text.wrappedValue)
        if role == .secureField { field.value = String(repeating: "•", count: field.value.count) }
        field.edit = { text.wrappedValue = $0 }
        var keyboard = environment.keyboard
        if role != .editor, !environment.submit.isEmpty {
            field.submit = { [environment] in for action in environment.submit { action() } }
            keyboard["return"] = keyboard["return"] ?? "return"
        }
        field.keyboard = keyboard.sorted { $0.key < $1.key }.map { "\($0) \($1)" }
        return [field]
    }
}

@available(iOS 13, macOS 10.15, *)
public struct TextField: Leaf {
    private let title: String
    private let text: Binding<String>
    public init(_ title: String, text: Binding<String>) {
        (self.title, self.text) = (title, text)
    }
    func elements(_ context: _Context) -> [Element] { context.field(.field, title, text) }
}

@available(iOS 13, macOS 10.15, *)
public struct SecureField: Leaf {
    private let title: String
    private let text: Binding<String>
    public init(_ title: String, text: Binding<String>) {
        (self.title, self.text) = (title, text)
    }
    func elements(_ context: _Context) -> [Element] {
        context.field(.secureField, title, text)
    }
}

@available(iOS 14, macOS 11, *)
public struct TextEditor: Leaf {
    private let text: Binding<String>
    public init(text: Binding<String>) { self.text = text }
    func elements(_ context: _Context) -> [Element] { context.field(.editor, "", text) }
}

@available(iOS 13, macOS 10.15, *)
public struct Toggle: Leaf {
    private let label: any View
    private let isOn: Binding<Bool>
    public init(_ title: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {
        (self.label, self.isOn) = (label(), isOn)
    }
    func elements(_ context: _Context) -> [Element] {
        let title = spoken(render(label, context.at("label")))
        let toggle = context.element(.toggle, title, value: isOn.wrappedValue ? "on" : "off")
        toggle.tap = { isOn.wrappedValue.toggle() }
        return [toggle]
    }
}

@available(iOS 13, macOS 10.15, *)
public struct DatePicker: Leaf {
    private let title: String
    private let selection: Binding<Date>
    public init(
        _ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents
    ) { (self.title, self.selection) = (title, selection) }
    func elements(_ context: _Context) -> [Element] {
        let style = Date.ISO8601FormatStyle(timeZone: context.environment.timeZone)
        let picker = context.element(.picker, title, value: selection.wrappedValue.formatted(style))
        picker.edit = { text in (try? style.parse(text)).map { selection.wrappedValue = $0 } }
        return [picker]
    }
}

@available(iOS 13, macOS 10.15, *)
public struct DatePickerComponents: Sendable {
    public static let date = DatePickerComponents()
}

@available(iOS 13, macOS 10.15, *)
public struct Picker<SelectionValue: Hashable>: Leaf {
    private let title: String
    private let selection: Binding<SelectionValue>
    private let content: any View

    public init(
        _ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> some View
    ) { (self.title, self.selection, self.content) = (title, selection, content()) }

    func elements(_ context: _Context) -> [Element] {
        let options = parts(of: content, context.at("options")).map { part in
            let option = context.element(.option, spoken(part.render()))
            if part.tag == AnyHashable(selection.wrappedValue) { option.traits = ["selected"] }
            option.tap = {
                if let tag = part.tag?.base as? SelectionValue { selection.wrappedValue = tag }
            }
            return option
        }
        return [context.element(.picker, title, children: options)]
    }
}

@available(iOS 13, macOS 10.15, *)
public struct Stepper: Leaf {
    private let title: String
    private let value: Binding<Int>
    private let (bounds, step): (ClosedRange<Int>, Int)
    public init(
        _ title: String, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1
    ) { (self.title, self.value, self.bounds, self.step) = (title, value, bounds, step) }
    public init(_ title: String, value: Binding<Int>, step: Int = 1) {
        self.init(title, value: value, in: Int.min...Int.max, step: step)
    }
    func elements(_ context: _Context) -> [Element] {
        let buttons = [("Decrement", -step), ("Increment", step)].map { name, step in
            let button = context.element(.button, name)
            button.tap = {
                let new = value.wrappedValue + step
                if bounds.contains(new) { value.wrappedValue = new }
            }
            return button
        }
        return [context.element(.group, title, children: buttons)]
    }
}
