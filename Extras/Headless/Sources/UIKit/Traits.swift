// What a person has chosen in the settings, of which nothing changes here.

@MainActor
public final class UITraitCollection {
    public let preferredContentSizeCategory = UIContentSizeCategory()
}

public struct UIContentSizeCategory: Sendable {
    public var isAccessibilityCategory: Bool { false }
}

public protocol UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

public protocol UITraitChangeRegistration {}
private struct Registration: UITraitChangeRegistration {}

extension UIViewController {
    public var traitCollection: UITraitCollection { UITraitCollection() }

    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [any UITraitDefinition.Type],
        handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
}
