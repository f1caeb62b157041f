import Elements

@MainActor
public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var text: String?
}

public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public struct ButtonProperties {
        public var primaryAction: UIAction?
    }
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
    public var button = UIButton.Configuration()
    public var buttonProperties = ButtonProperties()
    private var isLoading = false

    public static func loading() -> UIContentUnavailableConfiguration {
        var loading = empty()
        (loading.isLoading, loading.text) = (true, "Loading…")
        return loading
    }
    public static func search() -> UIContentUnavailableConfiguration {
        var search = empty()
        search.text = "No Results"
        return search
    }
    public static func empty() -> UIContentUnavailableConfiguration { .init() }

    @MainActor
    func element(at place: Place) -> Element {
        if isLoading { return Element(.spinner, text ?? "", at: place) }
        let texts = [text, secondaryText].compactMap(\.self).map { Element(.text, $0, at: place) }
        let group = Element(.group, children: texts, at: place)
        if let title = button.title {
            let button = Element(.button, title, at: place)
            button.tap = { [buttonProperties] in buttonProperties.primaryAction?.perform() }
            group.children.append(button)
        }
        return group
    }
}
