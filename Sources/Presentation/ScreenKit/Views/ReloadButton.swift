#if canImport(SwiftUI)
import SwiftUI

/// Adds a button that reloads, for a keyboard, a mouse and VoiceOver, which can't pull to refresh.
struct ReloadButton: ViewModifier {
    let isLoading: Bool
    let reload: @MainActor () -> Void
    @Environment(\.isInFront) private var isInFront

    func body(content: Content) -> some View {
        content.toolbar {
            Button(ScreenTexts.reload, systemImage: "arrow.clockwise", action: reload)
                .keyboardShortcut(isInFront ? KeyboardShortcut("r") : nil)
                .disabled(isLoading)
                .accessibilityValue(isLoading ? ScreenTexts.loading : "")
        }
    }
}

extension EnvironmentValues {
    /// False in a tab behind, where keyboard shortcuts are off.
    var isInFront: Bool {
        get { self[IsInFrontKey.self] }
        set { self[IsInFrontKey.self] = newValue }
    }
}

private struct IsInFrontKey: EnvironmentKey {
    static let defaultValue = true
}
#endif
