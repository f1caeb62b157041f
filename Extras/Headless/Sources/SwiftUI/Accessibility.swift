import Elements

extension View {
    /// Several elements that are described together are one element.
    private func described(_ change: @escaping @MainActor (Element) -> Void) -> some View {
        rendering("accessibility") { context, elements in
            if elements.isEmpty { return [] }
            let isOne = elements.count == 1
            let element = isOne ? elements[0] : context.element(.group, children: elements)
            change(element)
            return [element]
        }
    }
    public func accessibilityLabel(_ label: String) -> some View {
        described {
            $0.label = label
            if $0.role == .group { $0.children = [] }
        }
    }
    public func accessibilityValue(_ value: String) -> some View {
        described { $0.value = value }
    }
    public func accessibilityHint(_ hint: String) -> some View {
        described { $0.hint = hint }
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        described { $0.traits.append(traits.name) }
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        rendering("accessibilityHidden") { hidden ? [] : $1 }
    }
}

public struct AccessibilityTraits: Sendable {
    fileprivate let name: String
    public static let updatesFrequently = AccessibilityTraits(name: "updates")
}
