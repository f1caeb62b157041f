#if canImport(SwiftUI)
import Accessibility
public import SwiftUI

/// Lets VoiceOver speak this text. The text is not interrupted when the focus moves.
@MainActor
func announce(_ text: String) {
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
}

extension View {
    /// Lets VoiceOver speak each text when it appears, in a tab when the user selects the tab.
    public func announces(_ texts: @escaping @MainActor () -> [String]) -> some View {
        modifier(Announces(texts: texts))
    }
}

private struct Announces: ViewModifier {
    let texts: @MainActor () -> [String]
    @Environment(\.isInFront) private var isInFront
    /// The texts that are shown and were spoken.
    @State private var spoken: [String] = []

    /// SwiftUI need not call `onChange` in a tab that is not selected. So nothing changes there.
    func body(content: Content) -> some View {
        let current = isInFront ? texts() : spoken
        content
            .onChange(of: current, initial: true) {
                for text in current where !spoken.contains(text) { announce(text) }
                spoken = current
            }
    }
}
#endif
