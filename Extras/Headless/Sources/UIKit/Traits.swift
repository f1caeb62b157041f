// What a person has chosen in the settings, of which only the size of the type changes here.

@available(iOS 8, *)
public struct UITraitCollection: Sendable {
    @available(iOS 10, *)
    public let preferredContentSizeCategory: UIContentSizeCategory
    init(hasLargestType: Bool) {
        preferredContentSizeCategory = .init(isAccessibilityCategory: hasLargestType)
    }
}

@available(iOS 7, *)
public struct UIContentSizeCategory: Sendable {
    @available(iOS 11, *)
    public let isAccessibilityCategory: Bool
}

@available(iOS 17, *)
public struct UITraitPreferredContentSizeCategory {}

@available(iOS 8, *)
extension UIViewController {
    public var traitCollection: UITraitCollection {
        UITraitCollection(hasLargestType: view.window?.hasLargestType ?? false)
    }

    @available(iOS 17, *)
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITraitPreferredContentSizeCategory.Type],
        handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) {
        traitHandlers.append { [weak self] old in
            if let environment = self as? TraitEnvironment { handler(environment, old) }
        }
    }
}
