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
    /// Lets VoiceOver speak this text when the text appears or changes. Silent for nil, and in a tab
    /// that is not selected.
    public func announces(_ text: String?) -> some View {
        modifier(Announces(text: text))
    }
}

private struct Announces: ViewModifier {
    let text: String?
    @Environment(\.isInFront) private var isInFront

    func body(content: Content) -> some View {
        content
            .onChange(of: text, initial: true) { if isInFront, let text { announce(text) } }
    }
}
#endif
