// What a person has chosen in the settings, of which only the size of the type changes here.

public struct UITraitCollection: Sendable {
    public let preferredContentSizeCategory: UIContentSizeCategory
    init(hasLargestType: Bool) {
        preferredContentSizeCategory = .init(isAccessibilityCategory: hasLargestType)
    }
}

public struct UIContentSizeCategory: Sendable {
    public let isAccessibilityCategory: Bool
}

public struct UITraitPreferredContentSizeCategory {}

extension UIViewController {
    public var traitCollection: UITraitCollection {
        UITraitCollection(hasLargestType: view.window?.hasLargestType ?? false)
    }

    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITraitPreferredContentSizeCategory.Type],
        handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) {
        traitHandlers.append { [weak self] old in
            if let environment = self as? TraitEnvironment { handler(environment, old) }
        }
    }
}
