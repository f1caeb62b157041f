// Modifiers that change nothing that can be read or tapped.
extension View {
    public func padding() -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func foregroundStyle(_ style: ShapeStyle) -> some View { self }
    public func formStyle(_ style: FormStyle) -> some View { self }
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func monospacedDigit() -> some View { self }
}

public enum HorizontalAlignment: Sendable { case leading, center }

public enum Font: Sendable { case largeTitle, footnote }

public enum ShapeStyle: Sendable { case red, secondary }

public enum FormStyle: Sendable { case grouped }

public enum PickerStyle: Sendable { case segmented, menu }
