#if canImport(SwiftUI)
import SwiftUI

/// Pull to refresh, for those who have a keyboard, a mouse or VoiceOver.
struct ReloadButton: View {
    let isLoading: Bool
    let reload: @MainActor () -> Void

    var body: some View {
        Button("Reload", systemImage: "arrow.clockwise", action: reload)
            .keyboardShortcut("r")
            .disabled(isLoading)
            .accessibilityValue(isLoading ? "Loading" : "")
    }
}
#endif
