#if canImport(SwiftUI)
public import SwiftUI

/// Buttons side by side, or one below the other if their texts are too wide.
public struct ButtonStack<Content: View>: View {
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    public var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(content: content)
            VStack(content: content)
        }
        .buttonStyle(.bordered)
    }
}

extension View {
    /// Lets this view scroll if it is too tall for the screen.
    public func scrollsIfTooTall() -> some View {
        ViewThatFits(in: .vertical) {
            self
            ScrollView { self }
        }
    }
}
#endif
