// Modifiers for the appearance. They change nothing that a user can read or tap.
@available(iOS 13, macOS 10.15, *)
extension View {
    public func padding() -> some View { self }
    public func frame(maxWidth: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(minWidth: CGFloat? = nil, minHeight: CGFloat? = nil) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func contentShape(_ shape: Rectangle) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    @available(iOS 15, macOS 12, *)
    public func foregroundStyle(_ style: ShapeStyle) -> some View { self }
    @available(iOS 16, macOS 13, *)
    public func formStyle(_ style: FormStyle) -> some View { self }
    @available(iOS 15, macOS 12, *)
    public func tint(_ tint: Color?) -> some View { self }
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
    @available(iOS 15, macOS 12, *)
    public func monospacedDigit() -> some View { self }
}

@available(iOS 13, macOS 10.15, *)
public enum Alignment: Sendable { case center, leading }

@available(iOS 13, macOS 10.15, *)
public enum TextAlignment: Sendable { case leading }

@available(iOS 13, macOS 10.15, *)
public struct Rectangle: Sendable { public init() {} }

@available(iOS 13, macOS 10.15, *)
public enum HorizontalAlignment: Sendable { case leading, center }

@available(iOS 13, macOS 10.15, *)
public enum Color: Sendable { case red }

@available(iOS 13, macOS 10.15, *)
public enum Font: Sendable { case largeTitle, title, headline, body, callout, footnote, caption }

@available(iOS 13, macOS 10.15, *)
public enum ShapeStyle: Sendable {
    case red
    @available(iOS 15, macOS 12, *)
    case secondary
}

@available(iOS 16, macOS 13, *)
public enum FormStyle: Sendable { case grouped }

@available(iOS 13, macOS 10.15, *)
public enum PickerStyle: Sendable {
    @available(iOS 14, macOS 11, *)
    case inline, menu
}
