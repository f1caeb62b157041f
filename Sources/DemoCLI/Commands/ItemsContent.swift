import Domain
import Scenarios

/// A feature whose services hold items, which a file can give in place of the sample.
protocol ItemsContent: Feature {
    static func content(with items: [Item]) -> Content
}

extension ItemsScenario: ItemsContent {
    static func content(with items: [Item]) -> Content { Content(items) }
}

extension AppScenario: ItemsContent {
    static func content(with items: [Item]) -> Content {
        var content = sampleContent
        content.items.items = items
        return content
    }
}

extension ScenarioFeature {
    /// The sample, but with these items if there are any and the feature has room for them.
    static func content(with items: [Item]?) -> Content {
        guard let items, let feature = Self.self as? any ItemsContent.Type,
            let content = feature.content(with: items) as? Content
        else { return sampleContent }
        return content
    }
}
