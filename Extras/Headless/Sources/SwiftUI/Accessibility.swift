import Elements

@available(iOS 14, macOS 11, *)
extension View {
    /// A description of several elements is a problem, because VoiceOver would read it with each of them.
    private func described(_ change: @escaping @MainActor (Element) -> Void) -> some View {
        rendering("accessibility") { context, elements in
            if elements.count > 1 { context.report("several elements are described as one") }
            for element in elements { change(element) }
            return elements
        }
    }
    public func accessibilityLabel(_ label: String) -> some View {
        described { $0.label = label }
    }
    public func accessibilityValue(_ value: String) -> some View {
        described { $0.value = value }
    }
    public func accessibilityHint(_ hint: String) -> some View {
        described { $0.hint = hint }
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        described { $0.traits.append(traits.rawValue) }
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        changing("accessibilityHidden") { if hidden { $0.environment.isUnread = true } }
            .rendering("accessibilityHidden") { hidden ? [] : $1 }
    }
}

@available(iOS 13, macOS 10.15, *)
extension View {
    /// Joins several elements into one element, whose texts are read together.
    public func accessibilityElement(children: AccessibilityChildBehavior) -> some View {
        rendering("accessibilityElement") { context, elements in
            elements.count < 2 ? elements : [context.element(.text, spoken(elements))]
        }
    }
}

@available(iOS 13, macOS 10.15, *)
public enum AccessibilityChildBehavior: Sendable { case combine }

@available(iOS 13, macOS 10.15, *)
public enum AccessibilityTraits: String, Sendable { case updatesFrequently = "updates" }
