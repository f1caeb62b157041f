import Elements

@available(iOS 14, macOS 11, *)
public struct ProgressView: Leaf {
    private let label: String
    public init() { label = "In progress" }
    public init(_ title: String) { label = title }
    func elements(_ context: _Context) -> [Element] { [context.element(.spinner, label)] }
}

@available(iOS 17, macOS 14, *)
public struct ContentUnavailableView: Leaf {
    private let views: [any View]

    public init(
        @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View,
        @ViewBuilder actions: () -> some View
    ) { views = [label(), description(), actions()] }
    public init(_ title: String, systemImage name: String, description: Text? = nil) {
        views = [Text(title), description]
    }

    public static func search(text: String) -> Self {
        Self(
            text.isEmpty ? "No Results" : "No Results for “\(text)”",
            systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    func elements(_ context: _Context) -> [Element] {
        let children = views.enumerated().flatMap { render($1, context.at("\($0)")) }
        return [context.element(.group, children: children)]
    }
}
