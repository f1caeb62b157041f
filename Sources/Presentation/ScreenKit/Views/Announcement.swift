#if canImport(SwiftUI)
import Accessibility
public import SwiftUI

/// Has VoiceOver say a text, which is not interrupted by what it says when the focus moves.
@MainActor
func announce(_ text: String) {
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
}

extension View {
    /// Has VoiceOver say a text that comes by itself, unless these views are behind. Nil says nothing.
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
