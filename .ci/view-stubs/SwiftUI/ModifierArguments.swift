public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, _Primitive, Hashable {
    public static let primary = Color()
}
extension ShapeStyle where Self == Color {
    public static var red: Color { fatalError() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { fatalError() }
    public static var secondary: HierarchicalShapeStyle { fatalError() }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { fatalError() }
}

@MainActor @preconcurrency
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { fatalError() }
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { fatalError() }
}

public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) { fatalError() }
}

public struct KeyboardShortcut: Sendable {
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { fatalError() }
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static let command = EventModifiers(rawValue: 1)
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 1)
}

public struct SubmitLabel: Sendable {
    public static var go: SubmitLabel { fatalError() }
    public static var next: SubmitLabel { fatalError() }
    public static var done: SubmitLabel { fatalError() }
}

public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
}

public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
}

public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { fatalError() }
}

public struct AccessibilityAttachmentModifier: ViewModifier, Sendable {
    public typealias Body = Never
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isHeader = AccessibilityTraits()
    public static let isSelected = AccessibilityTraits()
    public static let updatesFrequently = AccessibilityTraits()

    public init() { fatalError() }
    public func contains(_ member: AccessibilityTraits) -> Bool { fatalError() }
    public func union(_ other: Self) -> Self { fatalError() }
    public func intersection(_ other: Self) -> Self { fatalError() }
    public func symmetricDifference(_ other: Self) -> Self { fatalError() }
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { fatalError() }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        fatalError()
    }
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        fatalError()
    }
    public mutating func formUnion(_ other: Self) { fatalError() }
    public mutating func formIntersection(_ other: Self) { fatalError() }
    public mutating func formSymmetricDifference(_ other: Self) { fatalError() }
}
