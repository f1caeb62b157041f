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
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        described {
            $0.label = labelKey.text
            if $0.role == .group { $0.children = [] }
        }
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(LocalizedStringKey(String(label)))
    }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        described { $0.value = valueKey.text }
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(LocalizedStringKey(String(value)))
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        described { $0.hint = hintKey.text }
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
