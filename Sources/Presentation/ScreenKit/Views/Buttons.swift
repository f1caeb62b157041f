#if canImport(SwiftUI)
public import SwiftUI

/// A button for a row of a list. It looks like plain text, and the whole width of the row can be tapped.
public struct RowButton<Label: View>: View {
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public var body: some View {
        Button(action: action) {
            label
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

extension RowButton where Label == Text {
    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

/// Buttons side by side, or one below the other if their texts are too wide.
struct ButtonStack<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(content: content)
            VStack(content: content)
        }
        .buttonStyle(.bordered)
    }
}
#endif
