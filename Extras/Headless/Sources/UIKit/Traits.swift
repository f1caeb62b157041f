// What a person has chosen in the settings, of which nothing changes here.

@MainActor
public final class UITraitCollection {
    public let preferredContentSizeCategory = UIContentSizeCategory()
}

public struct UIContentSizeCategory: Sendable {
    public var isAccessibilityCategory: Bool { false }
}

public struct UITraitPreferredContentSizeCategory {}

extension UIViewController {
    public var traitCollection: UITraitCollection { UITraitCollection() }

    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITraitPreferredContentSizeCategory.Type],
        handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) {}
}
