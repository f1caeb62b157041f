public import UIKit

// Modifiers that change nothing that can be read or tapped.
extension View {
    public func padding(_ length: CGFloat? = nil) -> some View { self }
    public func tint(_ tint: Color?) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func monospacedDigit() -> some View { self }
}

public enum HorizontalAlignment: Sendable { case leading, center }

public enum Font: Sendable { case largeTitle, footnote }

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle {
    public static let primary = Color()
}
extension ShapeStyle where Self == Color {
    public static var red: Color { Color() }
    public static var secondary: Color { Color() }
}

public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: Self { .init() }
}
