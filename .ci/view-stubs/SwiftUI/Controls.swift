public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}

public struct Button<Label: View>: _Primitive {
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        fatalError()
    }
    @preconcurrency
    public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) { fatalError() }
}
extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        fatalError()
    }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        fatalError()
    }
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { fatalError() }
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { fatalError() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) { fatalError() }
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { fatalError() }
}

public struct TextField<Label: View>: _Primitive {}
extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        fatalError()
    }
}

public struct TextEditor: _Primitive {
    public init(text: Binding<String>) { fatalError() }
}

public struct SecureField<Label: View>: _Primitive {}
extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        fatalError()
    }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _Primitive {}
extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: _Primitive {}
extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { fatalError() }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { fatalError() }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _Primitive {
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { fatalError() }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) { fatalError() }
}
extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { fatalError() }
    public static func search(text: String) -> Self { fatalError() }
}

public struct SearchUnavailableContent {
    public struct Label: _Primitive {}
    public struct Description: _Primitive {}
    public struct Actions: _Primitive {}
}
