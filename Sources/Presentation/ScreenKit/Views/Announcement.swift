#if canImport(SwiftUI)
import Accessibility
public import SwiftUI

/// VoiceOver says this text, and does not interrupt it when the focus moves.
@MainActor
func announce(_ text: String) {
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
}

extension View {
    /// VoiceOver says this text when it appears or changes, if these views are in front. Nil says
    /// nothing.
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
