import Elements

public struct AccessibilityAttachmentModifier: ViewModifier, @unchecked Sendable {
    public typealias Body = Never
    let isHidden: Bool
    nonisolated let change: @MainActor (Element) -> Void

    /// Several elements that are described together are one element.
    @MainActor
    func parts<Content: View>(of content: Content, _ context: _Context) -> [_Part] {
        SwiftUI.parts(of: content, context.at("accessibility")).map { part in
            var part = part
            part.render = { [render = part.render] in
                let elements = render()
                if isHidden { return [] }
                let element =
                    elements.count == 1 ? elements[0] : context.element(.group, children: elements)
                change(element)
                return elements.isEmpty ? [] : [element]
            }
            return part
        }
    }
}

extension View {
    private func attached(
        isHidden: Bool = false, _ change: @escaping @MainActor (Element) -> Void = { _ in }
    ) -> some View {
        ModifiedContent(self, AccessibilityAttachmentModifier(isHidden: isHidden, change: change))
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        attached {
            $0.label = labelKey.text
            if $0.role == .group { $0.children = [] }
        }
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(LocalizedStringKey(String(label)))
    }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        attached { $0.value = valueKey.text }
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(LocalizedStringKey(String(value)))
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        attached { $0.hint = hintKey.text }
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        attached { $0.traits += traits.names }
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View { attached(isHidden: hidden) }
    /// All that the children say is said as one element.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        attached {
            guard $0.role == .group else { return }
            if children == .combine { $0.label = spoken($0.children) }
            $0.children = []
        }
    }
}

public enum AccessibilityChildBehavior: Sendable {
    case ignore
    case combine
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    public static let isSelected = AccessibilityTraits(rawValue: 2)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 4)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate var names: [String] {
        [(Self.isHeader, "header"), (.isSelected, "selected"), (.updatesFrequently, "updates")]
            .filter { contains($0.0) }.map(\.1)
    }
}
