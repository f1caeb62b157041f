// Modifiers that change nothing that can be read or tapped.
@available(iOS 13, macOS 10.15, *)
extension View {
    public func padding() -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    @available(iOS 15, macOS 12, *)
    public func foregroundStyle(_ style: ShapeStyle) -> some View { self }
    @available(iOS 16, macOS 13, *)
    public func formStyle(_ style: FormStyle) -> some View { self }
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
    public func labelsHidden() -> some View { self }
    @available(iOS 15, macOS 12, *)
    public func monospacedDigit() -> some View { self }
}

@available(iOS 13, macOS 10.15, *)
public enum HorizontalAlignment: Sendable { case leading, center }

@available(iOS 13, macOS 10.15, *)
public enum Font: Sendable { case largeTitle, footnote }

@available(iOS 13, macOS 10.15, *)
public enum ShapeStyle: Sendable { case red, secondary }

@available(iOS 16, macOS 13, *)
public enum FormStyle: Sendable { case grouped }

@available(iOS 13, macOS 10.15, *)
public enum PickerStyle: Sendable { case segmented, menu }
