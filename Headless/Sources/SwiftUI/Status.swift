import Elements

public struct ProgressView<Label: View, CurrentValueLabel: View>: Leaf {
    private let label: Label
    func elements(_ context: _Context) -> [Element] {
        let text = spoken(label, context.at("label"))
        return [context.element(.spinner, text.isEmpty ? "In progress" : text)]
    }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { label = EmptyView() }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Leaf {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { self.init(label(), description(), actions()) }

    private init(_ label: Label, _ description: Description, _ actions: Actions) {
        (self.label, self.description, self.actions) = (label, description, actions)
    }

    func elements(_ context: _Context) -> [Element] {
        let children =
            render(label, context.at("label")) + render(description, context.at("description"))
            + render(actions, context.at("actions"))
        return [context.element(.group, children: children)]
    }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) { self.init(.init(title, systemImage: name), description, EmptyView()) }
}
extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static func search(text: String) -> Self { .init(.init(text: text), .init(), .init()) }
}

public struct SearchUnavailableContent {
    public struct Label: Leaf {
        fileprivate let text: String
        func elements(_ context: _Context) -> [Element] {
            [context.element(.text, text.isEmpty ? "No Results" : "No Results for “\(text)”")]
        }
    }
    public struct Description: Leaf {
        func elements(_ context: _Context) -> [Element] {
            [context.element(.text, "Check the spelling or try a new search.")]
        }
    }
    public struct Actions: Leaf {
        func elements(_ context: _Context) -> [Element] { [] }
    }
}
