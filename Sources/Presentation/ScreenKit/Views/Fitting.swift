#if canImport(SwiftUI)
import SwiftUI

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

extension View {
    /// Lets this view scroll if it is too tall for the screen.
    func scrollsIfTooTall() -> some View {
        ViewThatFits(in: .vertical) {
            self
            ScrollView { self }
        }
    }
}
#endif
