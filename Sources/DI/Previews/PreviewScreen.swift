#if canImport(SwiftUI)
import SwiftUI

/// A screen by itself: in a navigation stack of its own, loaded when it appears.
struct PreviewScreen<Content: View>: View {
    let load: @MainActor () -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
        NavigationStack(root: content)
            .onAppear { load() }
    }
}
#endif
